package import Canvas

/// What the server, or another program, tells the clock.
package enum Event {
  /// A button of the mouse.
  package enum Button: Sendable {
    /// The left one.
    case left
    /// The middle one.
    case middle
    /// The right one.
    case right
    /// A turn of the wheel, away from the person.
    case wheelUp
    /// A turn of the wheel, towards the person.
    case wheelDown
  }

  /// A part of the window has to be drawn again, in pixels of the window.
  case exposed(PixelBox)
  /// The window has that extent now, in pixels, and perhaps another place.
  case configured(width: Int, height: Int)
  /// The window can be seen, or can't be seen any more.
  case visible(Bool)
  /// Another window covers a part of the window at least.
  case obscured
  /// The window was mapped.
  case mapped
  /// A key was pressed: what it may stand for, the most fitting first.
  case key([KeySymbol], hasControl: Bool)
  /// A button was pressed in the window, at a point of the root window.
  case buttonDown(Button, rootX: Int, rootY: Int, time: UInt)
  /// The pointer was moved with a button down, to a point of the root window.
  case dragged(rootX: Int, rootY: Int)
  /// A button was let go.
  case buttonUp(Button)
  /// A vertical blank came that the server was asked about, with what that was known by.
  case vblank(Vblank, serial: UInt32)
  /// Somebody asks the window to close.
  case closeRequested
  /// The window is gone.
  case destroyed

  /// A compositing manager came or went.
  case compositorChanged
  /// Another window manager runs.
  case windowManagerCame
  /// Monitors came, went or moved.
  case monitorsChanged
  /// The resources of the display changed.
  case resourcesChanged
  /// The desktop wishes more or less motion.
  case animationsChanged
  /// Another program sends a command.
  case command(CommandRequest)
}
