package import Canvas

extension Drawing {
  /// The same drawing with a colour in the place of black, whose opacity becomes a part of the
  /// colour's: text as the helper makes it, in a colour of one's own.
  ///
  /// - Parameter color: What takes black's place.
  /// - Returns: The drawing; other colours, gradients and pictures stay as they are.
  package func colored(_ color: Color) -> Drawing {
    guard !commands.isEmpty else { return self }
    // A drawing begins with black, and need not say so.
    return Drawing(
      [.source(.color(color))]
        + commands.map { command in
          switch command {
          case .source(.color(let old)) where old.red == 0 && old.green == 0 && old.blue == 0:
            .source(.color(color.withAlpha(color.alpha * old.alpha)))
          case .group(let drawing, let matrix, let opacity):
            .group(drawing.colored(color), matrix: matrix, opacity: opacity)
          default: command
          }
        })
  }
}
