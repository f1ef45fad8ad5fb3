/** What is said of parts that few scenes have: it comes with them. */
import { type SceneWords, sceneWords } from './index.ts';

interface PartWords {
  readonly destroyed: string;
  /** Only whoever looks knows it. */
  readonly secret: string;
  /** At each distance, the farthest first. */
  readonly rates: (values: string) => string;
  readonly strikes: (one: string, other: string) => string;
  readonly given: (count: number, does: string) => string;
  readonly costs: (cost: number) => string;
}

const fr: PartWords = {
  destroyed: 'détruit',
  secret: 'vous seul le savez',
  rates: (values) => `de loin en près : ${values}`,
  strikes: (one, other) => `${one} contre ${other}`,
  given: (count, does) => (does === '' ? `reçoit ${count}` : `reçoit ${count}, ${does}`),
  costs: (cost) => `coûte ${cost}`,
};

const en: PartWords = {
  destroyed: 'destroyed',
  secret: 'known to you alone',
  rates: (values) => `from far to near: ${values}`,
  strikes: (one, other) => `${one} against ${other}`,
  given: (count, does) => (does === '' ? `is given ${count}` : `is given ${count}, ${does}`),
  costs: (cost) => `costs ${cost}`,
};

/** In the language of these words. */
export function partWords(words: SceneWords): PartWords {
  return words === sceneWords.fr ? fr : en;
}
