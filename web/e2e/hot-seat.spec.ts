/** Several people at one screen: what one may not see is nowhere in the page while the other looks, or nobody does. */
import { EVERYBODY, knowers } from '@necropole/kernel';
import { hiddenPlaces, Match } from '@necropole/kernel/app';
import type { Page } from '@playwright/test';
import { tableWords } from '../src/table/words/index.ts';
import { configOf, expect, game, modeWhere, type Sitter, startMatch, test } from './table.ts';

const SEED = 'a-seed-that-nobody-may-see';

/** A mode whose first question is asked to one person, about cards that only they know. */
const secretive = modeWhere((mode) => {
  const [question] = startOf(mode.seats[0], mode).open;
  return (
    mode.seats[0] > 1 &&
    question !== undefined &&
    !question.sealed &&
    secretsOf(startOf(mode.seats[0], mode), question.seat).length > 0
  );
});

function startOf(seats: number, mode: (typeof game.modes)[number]): Match {
  return Match.start(game, configOf({ mode, seats: Array.from({ length: seats }, () => 'me' as const), seed: SEED }));
}

/** The cards that this seat knows, and somebody else does not. */
function secretsOf(match: Match, seat: number): string[] {
  const everybody = match.config.seats;
  const all = knowers(...Array.from({ length: everybody }, (_, one) => one));
  return hiddenPlaces(match.table.world)
    .filter(({ known }) => (known & knowers(seat)) !== 0 && (known & all) !== all)
    .map((place) => `${place.get()}`);
}

/** Every card that is not open to all. */
function hiddenCards(match: Match): string[] {
  return hiddenPlaces(match.table.world)
    .filter(({ known }) => known !== EVERYBODY)
    .map((place) => `${place.get()}`);
}

/** How a card may appear on a page: by its id, and by its name in both languages. */
function tracesOf(card: string): string[] {
  return [card, game.words.fr.components[card]?.name, game.words.en.components[card]?.name].filter(
    (one) => one !== undefined,
  );
}

/** Everything in the page but the drawings that every page carries. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const whole = document.documentElement.cloneNode(true) as Element;
    for (const drawing of whole.querySelectorAll('symbol')) drawing.remove();
    return whole.outerHTML;
  });
}

test('the covered screen holds no secret, and whoever looks sees their own only', async ({ page }) => {
  const mirror = startOf(secretive.seats[0], secretive);
  const first = mirror.open[0]?.seat ?? 0;
  const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve'];
  const seats = Array.from(
    { length: mirror.config.seats },
    (_, seat): Sitter => (seat === first ? 'me' : { name: names[seat] ?? `P${seat}` }),
  );
  const nameAt = (seat: number): string => (seat === first ? tableWords.en.cover.owner : (names[seat] ?? `P${seat}`));
  const table = await startMatch(page, { mode: secretive, seats, seed: SEED });

  let covers = 0;
  let looking = first;
  for (let given = 0; given < 14; ) {
    if ((await table.settled()) === 'cover') {
      covers += 1;
      const content = await contentOf(page);
      for (const trace of [SEED, ...new Set(hiddenCards(mirror).flatMap(tracesOf))])
        expect(content).not.toContain(trace);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      looking = seats.findIndex((_, seat) => nameAt(seat).toLowerCase() === name.toLowerCase());
      expect(mirror.open.map(({ seat }) => seat)).toContain(looking);
      await table.takeScreen();
      continue;
    }
    if (mirror.open.length === 1) looking = mirror.open[0]?.seat ?? looking;
    if (mirror.phase === startOf(secretive.seats[0], secretive).phase || covers <= seats.length) {
      // While figures are chosen no card has been played yet: whatever is named is shown for the first time.
      const content = await contentOf(page);
      const own = secretsOf(mirror, looking);
      const others = seats
        .flatMap((_, seat) => (seat === looking ? [] : secretsOf(mirror, seat)))
        .filter((card) => !own.includes(card));
      for (const trace of others.flatMap(tracesOf)) expect(content, `${nameAt(looking)} looks`).not.toContain(trace);
    }
    const key = await table.answer(given * 7);
    expect(mirror.answer(looking, key).ok, `${nameAt(looking)}: ${key}`).toBe(true);
    given += 1;
  }
  expect(covers).toBeGreaterThanOrEqual(seats.length);
});

test('one person who holds all the seats is never asked to hand the screen over', async ({ page }) => {
  const seats = Array.from({ length: secretive.seats[0] }, () => 'me' as const);
  const table = await startMatch(page, { mode: secretive, seats, seed: SEED });
  for (let given = 0; given < 10; given++) {
    expect(await table.settled()).toBe('question');
    await table.answer(given * 7);
  }
});

test('bots answer by themselves, and the person is asked again', async ({ page }) => {
  const seats = Array.from({ length: secretive.seats[0] }, (_, seat): Sitter => (seat === 0 ? 'me' : 'bot'));
  const table = await startMatch(page, { mode: secretive, seats, seed: SEED });
  for (let given = 0; given < 10 && (await table.settled()) !== 'end'; given++) {
    expect(await table.settled()).toBe('question');
    await table.answer(given * 7);
  }
});
