/** Looking ahead at one's own answer: never beyond what is known already. */
import { describe, expect, it } from 'vitest';
import { canonical, hash } from './json.ts';
import { Match } from './match.ts';
import { EVERYBODY, knowers } from './secrets.ts';
import { toys } from './testing/toys/index.ts';
import { interceptionDuel } from './testing/toys/interception-duel.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, endScratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { eventsFor, questionsFor, viewFor, viewHash } from './view.ts';

/** Each deed takes a note before and after what it is named for. */
const deeds = scratchGame(function* (table) {
  const { world } = table;
  const words = ['think', 'roll', 'order', 'draw', 'draw-unseen', 'show-own', 'peek-other', 'open', 'pass', 'end'];
  const word = yield* choose(table, 0, ...words);
  world.notes.push(`before ${word}`);
  table.tell('told', 'SCR-1.1', { word });
  const top = world.deck.cards.length - 1;
  if (word === 'roll') world.n = table.roll(6);
  if (word === 'order') world.notes.push(table.shuffled(['x', 'y', 'z']).join(''));
  if (word === 'draw') table.move(world.deck, top, world.hand, knowers(0));
  if (word === 'draw-unseen') table.move(world.deck, top, world.hand);
  if (word === 'show-own') table.reveal(world.hand, 0, EVERYBODY);
  if (word === 'peek-other') table.reveal(world.deck, 0, knowers(1));
  if (word === 'open') table.open(world.lone, EVERYBODY);
  if (word === 'pass') yield* choose(table, 1, 'on');
  if (word === 'end') yield* endScratch(table);
  world.notes.push(`after ${word}`);
  return 'two';
});

function foreseen(word: string, ...first: string[]) {
  const match = startScratch(deeds);
  for (const one of first) expect(match.answer(0, `do:${one}`).ok).toBe(true);
  const before = everything(match);
  const ahead = match.foresee(0, `do:${word}`);
  expect(everything(match)).toBe(before);
  if (!ahead.ok) throw new Error(ahead.refusal.key);
  return { by: ahead.by, world: ahead.match.table.world, match: ahead.match };
}

describe('looking ahead', () => {
  it.each([
    ['roll', 'die'],
    ['order', 'order'],
    ['draw', 'card'],
    ['peek-other', 'card'],
    ['open', 'card'],
  ])('stops just before what is not known: %s', (word, by) => {
    const ahead = foreseen(word);
    expect(ahead.by).toBe(by);
    expect(ahead.world).toMatchObject({ n: 0, notes: [`before ${word}`] });
    expect([ahead.world.deck.cards.length, ahead.world.hand.cards.length]).toEqual([5, 0]);
    expect(ahead.world.deck.known.every((known) => known === 0)).toBe(true);
    expect(eventsFor(ahead.match, [0]).map(({ params }) => params)).toEqual([{ word }]);
    expect(viewFor(ahead.match, [0]).waiting).toEqual([]);
  });

  it.each(['think', 'draw-unseen'])('goes on to the next question over what lets nobody know anything: %s', (word) => {
    const ahead = foreseen(word);
    expect([ahead.by, ahead.world.notes.at(-1)]).toEqual(['question', `after ${word}`]);
  });

  it('goes on over what the looker knows already', () => {
    expect(foreseen('show-own', 'draw').by).toBe('question');
    expect(foreseen('show-own', 'draw-unseen').by).toBe('card');
  });

  it('stops where another seat is asked', () => {
    const { by, world, match } = foreseen('pass');
    expect([by, world.notes]).toEqual(['question', ['before pass']]);
    expect(questionsFor(match, [0])).toEqual([]);
  });

  it('sees the end of the match', () => {
    expect(foreseen('end').by).toBe('end');
  });

  it('says why an answer is refused', () => {
    expect(startScratch(deeds).foresee(0, 'do:nothing')).toMatchObject({ refusal: { key: 'unknown-answer' } });
    expect(startScratch(deeds).foresee(1, 'do:think')).toMatchObject({ refusal: { key: 'not-your-question' } });
  });

  it('never opens sealed answers', () => {
    const match = startToy(interceptionDuel, 'sealed');
    for (const key of ['run:1', 'intercept']) match.answer(match.open[0]?.seat ?? 0, key);
    expect(match.foresee(0, 'bid:0')).toMatchObject({ ok: true, by: 'question' });
    match.answer(0, 'bid:1');
    const ahead = match.foresee(1, 'bid:0');
    expect(ahead).toMatchObject({ ok: true, by: 'sealed' });
    expect(ahead.ok && canonical(ahead.match.table.world)).toBe(canonical(match.table.world));
  });

  it('shows the same whatever is dealt and rolled anew', () => {
    for (const toy of toys) {
      const match = startToy(toy, 'anew');
      for (let given = 0; given < 25 && match.outcome === null; given++) {
        for (const { seat, options } of match.open) {
          const other = match.branch({ redeal: { mask: knowers(seat), seed: `${given}` }, streams: `${given}` });
          for (const { key } of options) expect(seen(other, seat, key)).toBe(seen(match, seat, key));
        }
        playAtRandom(match, `anew ${given}`, 1);
      }
    }
  });
});

function seen(match: Match, seat: number, key: string): string {
  const ahead = match.foresee(seat, key);
  if (!ahead.ok) return ahead.refusal.key;
  return canonical([ahead.by, viewFor(ahead.match, [seat]), eventsFor(ahead.match, [seat], match.told.length)]);
}

describe('a branch of a revived match', () => {
  it('stands at any line, also before the rest points that were saved', () => {
    for (const toy of toys) {
      const match = playAtRandom(startToy(toy, 'revived'), 'revived', 20);
      for (const [line] of match.lines.entries()) {
        const revived = Match.revive(toy, match.save());
        expect(standing(revived.branch({ line }))).toEqual(standing(match.branch({ line })));
      }
    }
  });
});

function standing(match: Match): unknown {
  const { world, streams } = match.table;
  return [
    hash(canonical({ world, streams, told: match.told })),
    match.fingerprints().at(-1)?.hash,
    viewHash(match, [0]),
  ];
}
