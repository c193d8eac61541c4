// Who looks at the clock needs the server and its clients, all over these tests.
@_exported import XTesting

/// X has pictures too.
typealias Picture = XTesting.Picture
