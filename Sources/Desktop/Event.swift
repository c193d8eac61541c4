package import Canvas

/// What the server tells the clock.
package enum Event: Equatable {
  /// A part of the window has to be drawn again, in pixels of the window.
  case exposed(PixelBox)
  /// The window has that extent now, in pixels.
  case resized(width: Int, height: Int)
  /// The window can be seen, or can't be seen at all any more.
  case visible(Bool)
  /// The window was mapped.
  case mapped
  /// A key was pressed: what it may stand for, the most fitting first.
  case key([KeySymbol], hasControl: Bool)
  /// The left button was pressed in the window, at a point of the root window.
  case leftButtonDown(rootX: Int, rootY: Int)
  /// The pointer was moved with the left button down, to a point of the root window.
  case dragged(rootX: Int, rootY: Int)
  /// The left button was let go.
  case leftButtonUp
  /// A frame was shown, or a vertical blank awaited came.
  case vblank(Vblank)
  /// Somebody asks the window to close.
  case closeRequested
  /// The window is gone.
  case destroyed
}
