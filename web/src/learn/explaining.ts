/** What the signs of a table mean, in the words of the legend or of the component that bears them. */
import { type Game, type Language, type Scene, type SceneSign, signsIn } from '@necropole/kernel';

/** A sign with its meaning. */
export interface Explained {
  readonly symbol: string;
  readonly name: string;
  readonly text: string;
  readonly cite: string;
}

/** More would be a list to study. */
const MOST_AT_ONCE = 5;

/** What a sign means; `null` where nobody says. */
function explain(game: Game, language: Language, { symbol, component: borne }: SceneSign): Explained | null {
  const entry = game.learning?.legend.find((one) => one.symbol === symbol);
  if (entry !== undefined) return { symbol, name: entry.name[language], text: entry.text[language], cite: entry.cite };
  const component = game.components.find(({ id }) =>
    borne === undefined ? game.art.pictureOf(id) === symbol : id === borne,
  );
  const words = component === undefined ? undefined : game.words[language].components[component.id];
  if (component === undefined || words === undefined) return null;
  return { symbol, name: words.name, text: words.text, cite: component.cites?.[0] ?? '' };
}

/** Every sign of the board now, once, in the order of the legend. */
export function signsOfBoard(game: Game, language: Language, scene: Scene): readonly Explained[] {
  const order = new Map(game.learning?.legend.map(({ symbol }, i) => [symbol, i]));
  const found = once(signsIn(scene)).flatMap((sign) => explain(game, language, sign) ?? []);
  return [...found].sort((a, b) => (order.get(a.symbol) ?? order.size) - (order.get(b.symbol) ?? order.size));
}

/** The signs of one thing of the scene, and of what stands on it. */
export function signsOf(game: Game, language: Language, scene: Scene, thing: string): readonly Explained[] {
  const standing = new Set(scene.pieces.filter(({ at }) => at === thing).map(({ id }) => id));
  const own = signsIn(scene).filter(({ at }) => at === thing || standing.has(at));
  return once(own)
    .flatMap((sign) => explain(game, language, sign) ?? [])
    .slice(0, MOST_AT_ONCE);
}

function once(signs: readonly SceneSign[]): readonly SceneSign[] {
  const seen = new Set<string>();
  return signs.filter(({ symbol, component = '' }) => {
    const name = `${symbol} ${component}`;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
