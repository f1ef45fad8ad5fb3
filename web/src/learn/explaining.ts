/** What the signs of a table mean, in the words of the legend or of the component that bears them. */
import { type Game, type Language, nameOfCard, type Scene, type SceneSign, signsIn } from '@necropole/kernel';

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

/** The component of an open card of the scene; `null` where the thing is none. */
export function cardIn({ piles }: Pick<Scene, 'piles'>, thing: string): string | null {
  const [card] = piles.flatMap((pile) => pile.cards.filter((_, i) => nameOfCard(pile, i) === thing));
  return card?.id ?? null;
}

/** What an open card says itself. */
function faceOf(game: Game, language: Language, scene: Scene, thing: string): readonly Explained[] {
  const id = cardIn(scene, thing);
  const words = id === null ? undefined : game.words[language].components[id];
  if (id === null || words === undefined || words.text === '') return [];
  const cite = game.components.find((one) => one.id === id)?.cites?.[0] ?? '';
  return [{ symbol: game.art.pictureOf(id) ?? 'i-card', ...words, cite }];
}

/** The signs of one thing of the scene, and of what stands on it; of a card first what it says itself. */
export function signsOf(game: Game, language: Language, scene: Scene, thing: string): readonly Explained[] {
  const standing = new Set(scene.pieces.filter(({ at }) => at === thing).map(({ id }) => id));
  const own = signsIn(scene).filter(({ at }) => at === thing || standing.has(at));
  const signs = once(own).flatMap((sign) => explain(game, language, sign) ?? []);
  return [...faceOf(game, language, scene, thing), ...signs].slice(0, MOST_AT_ONCE);
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
