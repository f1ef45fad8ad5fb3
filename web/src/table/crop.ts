/** A still picture of a part of the board, for explanations: a copy of what is drawn, without anything to press. */

const MARGIN = 34;
const LEAST = 150;

/** The part of a board around these things; `null` when none of them is drawn. */
export function cropOf(board: SVGSVGElement, ids: readonly string[]): SVGSVGElement | null {
  const drawn = ids.flatMap((id) => {
    const name = CSS.escape(id);
    return [...board.querySelectorAll<SVGGElement>(`[data-piece="${name}"],[data-space="${name}"]`)].slice(0, 1);
  });
  // The first thing stands in the way, and is what one wants to see; the others only if they are near.
  const [first] = drawn;
  const root = board.querySelector<SVGGElement>(':scope > g');
  if (first === undefined || root === null) return null;
  const box = boxIn(root, first);
  if (box === null) return null;
  const width = Math.max(LEAST, box.width + MARGIN);
  const height = Math.max(LEAST, box.height + MARGIN);
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute(
    'viewBox',
    `${box.x + box.width / 2 - width / 2} ${box.y + box.height / 2 - height / 2} ${width} ${height}`,
  );
  picture.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  const copy = root.cloneNode(true) as SVGGElement;
  copy.removeAttribute('transform');
  for (const element of copy.querySelectorAll('[tabindex],[role],[aria-label],[data-space],[data-piece]')) {
    for (const name of [
      'tabindex',
      'role',
      'aria-label',
      'aria-disabled',
      'aria-describedby',
      'data-space',
      'data-piece',
    ])
      element.removeAttribute(name);
  }
  for (const element of copy.querySelectorAll('desc')) element.remove();
  picture.append(copy);
  return picture;
}

/** Where an element is drawn, in the coordinates of the board. */
function boxIn(root: SVGGElement, element: SVGGElement): DOMRect | null {
  const [from, to] = [element.getScreenCTM(), root.getScreenCTM()];
  if (from === null || to === null) return null;
  const { x, y, width, height } = element.getBBox();
  const matrix = to.inverse().multiply(from);
  const [a, b] = [
    new DOMPoint(x, y).matrixTransform(matrix),
    new DOMPoint(x + width, y + height).matrixTransform(matrix),
  ];
  return new DOMRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
}
