/// Words as a sentence offers them: "a, b or c".
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// How many characters must be changed, added or dropped to make one word of the other.
///
/// It is Levenshtein's distance.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let substituted = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row.last ?? 0
}
