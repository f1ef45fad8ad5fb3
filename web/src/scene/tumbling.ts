/** The faces that a die shows while it tumbles: others of its make than the one that it comes to rest on. */
const FACES: readonly string[] = ['d-2', 'd-5', 'd-3', 'd-6', 'm-wound1', 'm-overkill', 'm-blank', 'm-wound2'];
const SHOWN = 3;

export function tumblingTo(symbol: string): readonly string[] {
  return FACES.filter((face) => face !== symbol && face.slice(0, 2) === symbol.slice(0, 2)).slice(0, SHOWN);
}
