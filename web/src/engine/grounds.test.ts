/** The ground of a scene is sent once, and is the same object on the page as long as it is in the game. */
import { anyGame, type Ground, type Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { startEngine } from './client.ts';
import { GroundsKept, GroundsSent } from './grounds.ts';
import { Browser, me, toyMatch } from './testing/browser.ts';
import { threadless } from './testing/threadless.ts';

function groundOf(width: number): Ground {
  return { width, height: 1, groups: [], spaces: [] };
}

const yard = groundOf(1);
const ruins = groundOf(2);

function sceneOn(ground: Ground): Scene {
  return { ground, pieces: [], piles: [], tracks: [], sheets: [], notes: [] };
}

/** A yard, until a wall of it falls; the walls of some fall again and again. */
const falling = anyGame(
  scratchGame(
    function* (table) {
      const word = yield* choose(table, 0, 'wait', 'fall', 'crumble');
      if (word === 'fall') table.world.n = 1;
      for (let n = 0; word === 'crumble' && n < 20; n++) {
        table.world.n = 100 + n;
        table.tell('told', 'SCR-1.1', { n });
      }
      return 'two';
    },
    { scene: ({ world: { n } }) => sceneOn(n > 1 ? groundOf(n) : n === 1 ? ruins : yard) },
  ),
);

async function opened() {
  const { start, workers } = threadless(new Browser(falling));
  const engine = startEngine(start);
  return { engine, workers, id: await engine.create(toyMatch(falling, me, me)) };
}

const look = { eyes: 'me', since: 0, watched: 'bot' } as const;

/** How many grounds went over the wire, message by message. */
function groundsIn(sent: readonly object[]): readonly number[] {
  return sent.flatMap((message) => ('grounds' in message ? [(message.grounds as readonly unknown[]).length] : []));
}

describe('the ground of a scene', () => {
  it('is sent once, and is one object however often it is looked at', async () => {
    const { engine, workers, id } = await opened();
    const first = await engine.state(id, 'me');
    const others = [
      (await engine.state(id, 'everybody')).scene,
      (await engine.at(id, 0, 'me')).scene,
      (await engine.answer(id, 0, 'do:wait', '1', look)).seen?.state.scene,
      (await engine.undo(id, 'me', false, look)).seen?.state.scene,
    ];
    const preview = await engine.preview(id, 0, 'do:wait');
    expect(first.scene.ground).toEqual(yard);
    for (const scene of [...others, preview.ok ? preview.scene : null]) expect(scene?.ground).toBe(first.scene.ground);
    expect(groundsIn(workers[0]?.sent ?? [])).toEqual([0, 1, 0, 0, 0, 0, 0]);
    engine.stop();
  });

  it('is sent again when it has changed, and not when it is as it was', async () => {
    const { engine, workers, id } = await opened();
    const { ground } = (await engine.state(id, 'me')).scene;
    const fallen = (await engine.answer(id, 0, 'do:fall', '1', look)).seen?.state.scene.ground;
    expect(fallen).toEqual(ruins);
    expect((await engine.at(id, 0, 'me')).scene.ground).toBe(ground);
    expect(groundsIn(workers[0]?.sent ?? [])).toEqual([0, 1, 1, 0]);
    engine.stop();
  });

  it('comes whole where it changes more often in one answer than grounds are kept', async () => {
    const { engine, id } = await opened();
    await engine.state(id, 'me');
    await engine.answer(id, 0, 'do:crumble', '1');
    const frames = await engine.frames(
      id,
      'me',
      Array.from({ length: 20 }, (_, i) => i),
    );
    expect(frames.map((scene) => scene?.ground.width)).toEqual(Array.from({ length: 20 }, (_, i) => 100 + i));
    expect((await engine.at(id, 0, 'me')).scene.ground).toEqual(yard);
    engine.stop();
  });

  it('is sent by each worker anew', async () => {
    const { engine, workers, id } = await opened();
    await engine.state(id, 'me');
    workers[0]?.tell('error', { message: 'gone' });
    await engine.open(id, true);
    expect((await engine.state(id, 'me')).scene.ground).toEqual(yard);
    expect(groundsIn(workers[1]?.sent ?? [])).toEqual([0, 1]);
    engine.stop();
  });

  it('is kept also from an answer that nobody waits for any more', () => {
    const [sent, kept] = [new GroundsSent(), new GroundsKept()];
    expect(kept.unpack(undefined, sent.pack('state', { scene: sceneOn(yard) }))).toBeNull();
    expect(kept.unpack('state', sent.pack('state', { scene: sceneOn(yard) }))).toEqual({ scene: sceneOn(yard) });
  });

  it('is sent again after a message that could not be sent', () => {
    const [sent, kept] = [new GroundsSent(), new GroundsKept()];
    sent.pack('state', { scene: sceneOn(yard) });
    expect(() => kept.unpack('state', sent.pack('state', { scene: sceneOn(yard) }))).toThrow(/was not sent/);
    sent.forget();
    expect(kept.unpack('state', sent.pack('state', { scene: sceneOn(yard) }))).toEqual({ scene: sceneOn(yard) });
  });
});
