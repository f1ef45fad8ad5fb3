import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type Eyes, personsOf } from '../engine/seats.ts';
import { firstEyes, Looking } from './looking.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { eventNamed, namesOf, sceneOf, stateSeen } from './testing/made-up.ts';

const ada = 'somebody:Ada';
const me = { by: 'me' } as const;
const next = {
  by: 'person',
  person: ada,
  seat: 1,
  question: '1.0',
  sealed: false,
  cover: true,
  reseated: false,
} as const;

const sheets = [0, 1].map((seat) => ({
  id: `sheet-${seat}`,
  label: { key: 'sheet', params: [seat] },
  seat,
  token: '',
  active: false,
  lines: [],
}));

/** What has happened so far; whoever looks sees it. */
let happened: string;
let showing: Showing;
let looking: Looking;
const retract = vi.fn(async () => ({ reply: { ok: true }, seen: null }) as const);

beforeEach(() => {
  happened = 'ab';
  retract.mockClear();
  showing = new Showing({
    goOn: vi.fn(),
    hurry: vi.fn(),
  });
  const seen = (eyes: Eyes) => {
    const events = [...happened].map((one) => eventNamed(one));
    return stateSeen({ eyes, events, heard: events.length, scene: { ...sceneOf(events.length), sheets } });
  };
  looking = new Looking(
    'match',
    {
      state: async (_, eyes) => seen(eyes),
      at: async (_, line, eyes) => ({ ...seen(eyes), line }),
      retract,
    },
    showing,
  );
});

it('whoever is alone looks first; of several, everybody does', () => {
  expect(firstEyes(personsOf([me, { by: 'bot', bot: 'random' }]))).toBe('me');
  expect(firstEyes(personsOf([me, { by: 'somebody', name: 'Ada' }]))).toBe('everybody');
});

describe('a screen that is handed over', () => {
  it('keeps nothing that was seen, and says whom it waits for', async () => {
    await looking.lookAs('me');
    expect([namesOf(looking.events), showing.scene?.ground.width, looking.person?.id]).toEqual(['ab', 2, 'me']);
    looking.handOver(next);
    expect([looking.state, looking.events, looking.moment, showing.scene]).toEqual([null, [], null, null]);
    expect(looking.cover).toEqual({ person: ada, plays: [sheets[1]], sealed: false, reseated: false, answered: null });
  });

  it('is not covered where both see the same', async () => {
    await looking.lookAs('me');
    looking.handOver({ ...next, cover: false });
    expect([looking.cover, namesOf(looking.events)]).toEqual([null, 'ab']);
  });

  it('shows whoever comes back what is new to them', async () => {
    await looking.lookAs(ada);
    looking.handOver({ ...next, person: 'me' });
    await looking.uncover();
    expect([looking.cover, looking.state?.eyes, looking.unseenFrom]).toEqual([null, 'me', null]);
    happened = 'abcd';
    looking.handOver(next);
    await looking.uncover();
    expect([looking.state?.eyes, looking.unseenFrom]).toEqual([ada, 2]);
  });

  it('lets whoever answered in secret take it back', async () => {
    await looking.lookAs('me');
    looking.accept({ ...stateSeen(), retractable: [0] });
    looking.handOver({ ...next, sealed: true });
    expect(looking.cover?.answered).toEqual({ person: 'me', seat: 0 });
    await looking.takeBack();
    expect(retract).toHaveBeenCalledWith('match', 0);
    expect([looking.cover, looking.state?.eyes]).toEqual([null, 'me']);
  });

  it('shows the table to them also where it is too late for that', async () => {
    looking.accept({ ...stateSeen(), retractable: [0] });
    looking.handOver(next);
    retract.mockRejectedValueOnce(new Error('too late'));
    await looking.takeBack();
    expect([looking.cover, looking.state?.eyes]).toEqual([null, 'me']);
  });
});

it('a moment of the past is looked at until one comes back; coming back plays nothing', async () => {
  await looking.lookAs('me');
  showing.jumped = false;
  await looking.lookBack(1);
  expect(looking.moment?.line).toBe(1);
  expect(looking.state?.line).toBe(0);
  looking.lookNow();
  expect([looking.moment, showing.jumped]).toEqual([null, true]);
});
