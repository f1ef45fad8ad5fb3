/** Small screens: what the question is about comes into view. The board reveals what takes the focus; nothing takes it. */
export function revealOnBoard(box: ParentNode, spaces: readonly string[]): void {
  for (const id of spaces) {
    const space = box.querySelector(`[data-space="${CSS.escape(id)}"]`);
    space?.dispatchEvent(new FocusEvent('focus'));
    space?.dispatchEvent(new FocusEvent('blur'));
  }
}
