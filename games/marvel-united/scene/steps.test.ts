import { viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { type Laid, laid } from '../testing/laid.ts';
import { stepsOf } from './steps.ts';

/** The end of a Hero's turn and the Villain's turn after it: for each event, the step that is lit when it is told. */
function litBy(wanted: Laid): readonly (readonly [event: string, step: string | undefined])[] {
  const { match } = laid({ told: ['mighty-thor.m-1', 'captain-carter.h-1'], ...wanted }).play('play:1', 'end');
  const lit: (readonly [string, string | undefined])[] = [];
  const [open] = match.open;
  match.answer(open?.seat ?? 0, 'pass', open?.id, (now) => {
    const step = stepsOf(viewFor(now, [])).find(({ state }) => state === 'now');
    lit.push([now.told[now.told.length - 1]?.type ?? '', step?.id]);
  });
  return lit;
}

describe('the steps of a Villain turn', () => {
  it('are the parts of the plan in its order, and each is lit while it is resolved', () => {
    const lit = litBy({
      plan: ({ id }) => id === '2',
      tokens: { 'kun-lun': 'CC' },
      at: { 'hero-1': 'london', 'hero-2': 'london' },
    });
    expect(lit).toEqual([
      ['turn-ended', 'location'],
      ['villain-turn', 'plan'],
      ['plan-played', 'plan'],
      ['villain-moved', 'move'],
      ['bam-activated', 'bam'],
      ['bystander-added', 'tokens'],
      ['bystander-added', 'tokens'],
      ['no-room', 'tokens'],
      ['bystander-added', 'tokens'],
      ['overflow', 'overflow'],
      ['track-moved', 'overflow'],
      ['villain-turn-ended', 'tokens'],
      ['turn-begins', 'play'],
      ['cards-drawn', 'play'],
    ]);
  });

  it('are only those that the card has', () => {
    const { match } = laid({ phase: 'villain-turn', plan: ({ id }) => id === '5' });
    const steps = stepsOf(viewFor(match, []));
    expect(match.open[0]?.asking.key).toBe('lose-card');
    expect(steps.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'plan done',
      'move done',
      'special now',
      'tokens next',
    ]);
  });
});
