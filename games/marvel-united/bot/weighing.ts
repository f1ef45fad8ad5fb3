/** What sensible players try first while they look ahead: what counts for a Mission, and cards with much to give. */
import type { OpenQuestion, View } from '@necropole/kernel';
import type { Mu } from '../shape.ts';
import { missionsLeft, missionsNeeded } from './work.ts';

/** What is asked between two deeds: there a match can be judged. */
const BETWEEN: readonly string[] = [
  'choose-hero',
  'choose-support-hero',
  'choose-support-card',
  'choose-battle-plan',
  'choose-equipment',
  'remove-card',
  'drop-super-villain-card',
  'give-super-hero-card',
  'villain-starts-where',
  'who-begins',
  'play-plan',
  'recharge',
  'normal-or-support',
  'play-card',
  'act',
  'location-effect',
];

/** Is this asked in the middle of a deed, or of the Villain's turn? */
export function isMidway({ asking }: OpenQuestion<Mu>): boolean {
  return !BETWEEN.includes(asking.key);
}

/** One weight for each option. */
export function weighAnswers(view: View<Mu>, { options, asking }: OpenQuestion<Mu>): readonly number[] {
  if (asking.key !== 'act') return options.map(({ key }) => usual[verbOf(key)] ?? 1);
  const needed = missionsNeeded(view);
  const missions = missionsLeft(view)
    .slice(0, Math.max(1, needed))
    .map(({ id }) => id);
  return options.map(({ key }) => {
    switch (verbOf(key)) {
      case 'attack':
        if (key.startsWith('attack:villain')) return 12;
        return key.startsWith('attack:thug') ? (missions.includes('defeat-thugs') ? 6 : 1.5) : 5;
      case 'rescue':
        return missions.includes('rescue-civilians') ? 6 : 1.5;
      case 'place':
        return missions.includes('clear-threats') ? 5 : 2;
      case 'special':
        return 5;
      case 'use':
        return 4;
      case 'end':
        return 0.3;
      default:
        return key.includes(':token') ? 0.5 : 1;
    }
  });
}

const usual: Readonly<Record<string, number>> = { accept: 4, draw: 3, pass: 0.6 };

function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}
