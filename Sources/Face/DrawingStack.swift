import Canvas

/// The values of a script that wait for a word to use them.
struct DrawingStack {
  /// A value of a script.
  enum Value {
    case number(Double)
    case numbers([Double])
    /// A name of the language's own, as in `//LINE_CAP_ROUND`, without its slashes.
    case constant(String)
    /// A name that the script gives, as in `/s7`, without its slash.
    case name(String)
    case color(Color)
    case gradient(Gradient)
    case bitmap(Bitmap)
    case group(Group)
  }

  /// A drawing within a drawing.
  struct Group {
    let drawing: Drawing
    /// What takes its units to those of the drawing that it is in.
    var matrix = Matrix.identity
    /// How often something is painted in it, groups within it counted as often as they are drawn.
    let paintCount: Double
  }

  private var values: [Value] = []

  mutating func push(_ value: Value) throws(DrawingError) {
    guard values.count < 64 else { throw DrawingError("too many values in it wait for a word") }
    values.append(value)
  }

  mutating func pop() throws(DrawingError) -> Value {
    guard let value = values.popLast() else { throw DrawingError("a word in it lacks a value") }
    return value
  }

  mutating func popNumber() throws(DrawingError) -> Double {
    guard case .number(let number) = try pop() else {
      throw DrawingError("a word in it wants a number")
    }
    return number
  }

  /// Takes so many numbers, in the order in which they were written.
  mutating func popNumbers(_ count: Int) throws(DrawingError) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<count { numbers.append(try popNumber()) }
    return numbers.reversed()
  }

  mutating func popList() throws(DrawingError) -> [Double] {
    guard case .numbers(let numbers) = try pop() else {
      throw DrawingError("a word in it wants a list of numbers")
    }
    return numbers
  }

  mutating func popConstant() throws(DrawingError) -> String {
    guard case .constant(let constant) = try pop() else {
      throw DrawingError("a word in it wants one of Cairo's names")
    }
    return constant
  }

  /// Takes six numbers as a matrix that can be undone.
  mutating func popMatrix() throws(DrawingError) -> Matrix {
    let numbers = try popList()
    guard numbers.count == 6 else { throw DrawingError("a matrix in it has not six numbers") }
    let matrix = Matrix(
      xx: numbers[0], yx: numbers[1], xy: numbers[2], yy: numbers[3], x0: numbers[4],
      y0: numbers[5])
    guard matrix.isInvertible else { throw DrawingError("a matrix in it makes all flat") }
    return matrix
  }

  /// Places the pattern on top by a pattern matrix; false where there is none.
  mutating func placePattern(_ matrix: Matrix) -> Bool {
    if case .group(var group) = values.last, let inverted = matrix.inverted {
      // A pattern matrix leads from what is drawn on to the pattern, a group's the other way.
      group.matrix = inverted
      values[values.count - 1] = .group(group)
      return true
    }
    return changePattern {
      $0.matrix = matrix
    } bitmap: {
      $0.matrix = matrix
    }
  }

  /// The bitmap on top; nil where there is none.
  var bitmapOnTop: Bitmap? {
    if case .bitmap(let bitmap) = values.last { return bitmap }
    return nil
  }

  /// Changes the pattern on top by a closure; false where there is none.
  mutating func changePattern(
    gradient: (inout Gradient) -> Void, bitmap: (inout Bitmap) -> Void
  ) -> Bool {
    switch values.last {
    case .gradient(var pattern):
      gradient(&pattern)
      values[values.count - 1] = .gradient(pattern)
    case .bitmap(var pattern):
      bitmap(&pattern)
      values[values.count - 1] = .bitmap(pattern)
    default:
      return false
    }
    return true
  }
}
