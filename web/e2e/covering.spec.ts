/**
 * What lies over the board or the page stands beside what the question is about: tips and legends never on whoever is asked,
 * nor on what is pointed at; news on neither these nor an answer. Axe looks at each of them.
 */
import { games } from '@necropole/games';
import { type Game, type Option, type Scene, targetOf } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import type { Locator, Page } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { pageWords } from '../src/app/words/pages/index.ts';
import { signsOf } from '../src/learn/explaining.ts';
import { findings, themed } from './looks.ts';
import { configOf, expect, startMatch, type Table, test } from './table.ts';

test.use(themed);

/** So many questions of each match are looked at, so many answers apart, and so many answers of each. */
const QUESTIONS = 3;
const APART = 4;
const ANSWERS = 3;
const SEED = 'covering';
/** As much of a thing may lie under something: its rim. */
const RIM = 0.1;

/** A person alone needs nobody to hand the screen to. */
const playedAlone = games.filter(({ modes }) => modes.some(({ seats: [fewest] }) => fewest === 1));

/** What is asked now: some answers with what they are about, as the kernel knows it, and as it is drawn. */
interface Looked {
  readonly table: Table;
  readonly scene: Scene;
  readonly answers: readonly { readonly key: string; readonly about: string; readonly drawn: Locator }[];
}

/** Plays some answers of a match in the page and in the kernel, and looks at some of its questions. */
async function lookAt(page: Page, game: Game, look: (looked: Looked) => Promise<void>): Promise<Table> {
  const mode = game.modes.find(({ seats: [fewest] }) => fewest === 1);
  if (mode === undefined) throw new Error(`${game.id} cannot be played alone`);
  const table = await startMatch(page, { game, mode, seed: SEED });
  const match = Match.start(game, configOf({ mode, seed: SEED }));
  for (let given = 0; given <= QUESTIONS * APART; given++) {
    const allowed = (match.open[0]?.options ?? []).filter(({ refusal }) => !refusal);
    const seat = match.open[0]?.seat ?? 0;
    if (given % APART === 1) {
      const answers = allowed.flatMap((option) => drawnFor(page, option) ?? []);
      const step = Math.max(1, Math.floor(answers.length / ANSWERS));
      const scene = game.scene(viewFor(match, [seat]));
      await look({ table, scene, answers: answers.filter((_, i) => i % step === 0).slice(0, ANSWERS) });
    }
    const key = allowed[(given * 5) % allowed.length]?.key ?? '';
    expect(match.answer(seat, key).ok).toBe(true);
    await table.give(key);
    await table.settled();
  }
  return table;
}

function drawnFor(page: Page, option: Option): Looked['answers'][number] | null {
  const about = targetOf({ refs: [], ...option });
  if (about === null) return null;
  const kinds = ['space', 'piece', 'edge', 'slot'].map((kind) => `.board [data-${kind}="${about}"]`);
  return { key: option.key, about, drawn: page.locator(kinds.join()).first() };
}

/** In the page: what lies over whoever is asked, and over the middle of a thing. */
function coveredNow({ about, rim }: { readonly about: string; readonly rim: number }): readonly string[] {
  const board = document.querySelector('svg.board')?.getBoundingClientRect() ?? new DOMRect();
  const things = [...document.querySelectorAll('.board .h-active')].map((ring) => ({ ring, core: 0 }));
  for (const kind of ['space', 'piece', 'edge', 'slot'])
    for (const thing of document.querySelectorAll(`.board [data-${kind}="${CSS.escape(about)}"]`))
      things.push({ ring: thing.querySelector(':scope > path') ?? thing, core: kind === 'space' ? 0.25 : 0 });
  const covers = [...document.querySelectorAll('.boardbox > .tip, .legend-pop, .toast')];
  return covers.flatMap((cover) =>
    things.flatMap(({ ring, core }) => {
      const [over, box] = [cover.getBoundingClientRect(), ring.getBoundingClientRect()];
      const left = Math.max(board.left, box.left + core * box.width);
      const right = Math.min(board.right, box.right - core * box.width);
      const top = Math.max(board.top, box.top + core * box.height);
      const bottom = Math.min(board.bottom, box.bottom - core * box.height);
      const wide = Math.min(right, over.right) - Math.max(left, over.left);
      const high = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      const isCovered = wide > 0 && high > 0 && wide * high > rim * (right - left) * (bottom - top);
      return isCovered ? [`${cover.className} on ${ring.getAttribute('class')} of ${about}`] : [];
    }),
  );
}

async function coversNothing(page: Page, about: string): Promise<void> {
  await expect.poll(() => page.evaluate(coveredNow, { about, rim: RIM })).toEqual([]);
}

/** News that stay come from another page to the table: they lie on nothing that is asked. */
async function newsCoverNothing(page: Page, table: Table): Promise<void> {
  const match = page.url();
  await page.goto('./#/settings');
  await page.getByRole('button', { name: pageWords.en.settings.sayAgain }).click();
  const news = page.locator('.toast');
  await expect(news).toBeVisible();
  await page.goto(match);
  await table.settled();
  const lies = await news.boundingBox();
  for (const part of [table.question, page.locator('svg.board')]) {
    const box = await part.boundingBox();
    if (lies === null || box === null) throw new Error('Something is not drawn');
    const isApart = lies.y + lies.height <= box.y || lies.x + lies.width <= box.x || box.x + box.width <= lies.x;
    expect(isApart, `news at ${JSON.stringify(lies)}, the table at ${JSON.stringify(box)}`).toBe(true);
  }
  expect(await findings(page, '.toast'), 'news').toEqual([]);
  await news.getByRole('button', { name: appWords.en.shell.close }).click();
}

/** News go away after a while, however busy the machine is: here they stay. */
async function stays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: after } = globalThis;
    globalThis.setTimeout = ((work: () => void, ms?: number) =>
      ms === 8000 ? 0 : after(work, ms)) as typeof globalThis.setTimeout;
  });
}

for (const game of playedAlone) {
  test(`${game.id}: what is said of an answer stands beside what it is about`, async ({ page }) => {
    await stays(page);
    const tip = page.locator('.boardbox > .tip');
    const legend = page.locator('.legend-pop');
    const looks = { tip: false, legend: false };
    const table = await lookAt(page, game, async ({ table, scene, answers }) => {
      await table.asked();
      for (const { key, about, drawn } of answers) {
        await table.question.locator(`[data-answer="${key}"]`).hover();
        await expect(tip).toBeVisible();
        await coversNothing(page, about);
        if (!looks.tip) expect(await findings(page, '.boardbox > .tip'), 'a tip').toEqual([]);
        looks.tip = true;
        if ((await drawn.count()) === 0 || signsOf(game, 'en', scene, about).length === 0) continue;
        await page.mouse.move(5, 5);
        await drawn.hover({ force: true });
        await expect(legend).toBeVisible();
        await coversNothing(page, about);
        if (!looks.legend) expect(await findings(page, '.legend-pop'), 'a legend').toEqual([]);
        looks.legend = true;
      }
    });
    expect(looks).toEqual({ tip: true, legend: true });
    if (game === games[0]) await newsCoverNothing(page, table);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game.id}: what a finger asks for stands beside what it is about`, async ({ page }) => {
      await stays(page);
      const looks = { tip: false, legend: false };
      const finger = { pointerType: 'touch', isPrimary: true };
      const table = await lookAt(page, game, async ({ scene, answers }) => {
        for (const { about, drawn } of answers) {
          if ((await drawn.count()) === 0) continue;
          // One tap tells what a second one would do, or opens a menu where there are several.
          for (const event of ['pointerdown', 'pointerup', 'click']) await drawn.dispatchEvent(event, finger);
          const said = page.locator('.boardbox > .tip, .pop.choice');
          await expect(said.first()).toBeVisible();
          await coversNothing(page, about);
          if (game === games[0] && !looks.tip)
            expect(await findings(page, '.boardbox > .tip, .pop.choice')).toEqual([]);
          looks.tip ||= await said.locator('b').first().isVisible();
          await page.keyboard.press('Escape');
          if (signsOf(game, 'en', scene, about).length === 0) continue;
          await drawn.dispatchEvent('pointerdown', finger);
          await expect(page.locator('.legend-pop')).toBeVisible();
          await coversNothing(page, about);
          looks.legend = true;
          await page.keyboard.press('Escape');
        }
      });
      expect(looks).toEqual({ tip: true, legend: true });
      if (game === games[0]) await newsCoverNothing(page, table);
    });
  });
}
