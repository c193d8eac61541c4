import CXTest
import XTesting

extension XClient {
  /// The number of the server's release.
  var release: Int {
    Int(XVendorRelease(display))
  }
}
