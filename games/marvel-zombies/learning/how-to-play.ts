/** How to play, on one page. Every picture is a table of the first mission that the rules allow. */
import { type HowToPlay, mark } from '@necropole/kernel';
import type { Mz } from '../shape.ts';
import { scene } from './table.ts';

const READY = '15V.ready-room';
const WEST = '12V.corridor-west';
const MIDDLE = '12V.corridor-middle';
const EAST = '12V.corridor-east';
const DANGER = '12V.danger-south-east';

export const howToPlay: HowToPlay<Mz> = {
  aim: {
    id: 'aim',
    title: { fr: 'Le but : la mission', en: 'The aim: the mission' },
    text: {
      fr: 'Chaque mission dit quoi prendre, qui sauver, par où sortir. On la réussit tous ensemble, ou pas du tout.',
      en: 'Each mission says what to take, whom to save and where to leave. All of you succeed, or nobody does.',
    },
    cite: 'MZ-7.1',
    picture: scene(
      { heroes: { wolverine: READY, storm: READY }, horde: { [EAST]: { walker: 2 }, [MIDDLE]: { brute: 1 } } },
      [],
      {
        marks: [mark.change('objective-1'), mark.change('exit')],
      },
    ),
  },
  won: [
    {
      id: 'won',
      title: { fr: 'Les objectifs remplis', en: 'All objectives met' },
      text: {
        fr: 'Dès le dernier, c’est gagné, en pleine phase. Souvent, c’est la Sortie : tous y passent.',
        en: 'At the last one you have won, in any phase. Often it is the exit: everybody leaves by it.',
      },
      cite: 'MZ-7.1',
      picture: scene({ heroes: { wolverine: READY, storm: READY } }, ['goal-take-green', 'goal-exit']),
    },
  ],
  lost: [
    {
      id: 'lost',
      title: { fr: 'Un Super-Héros éliminé', en: 'A hero eliminated' },
      text: {
        fr: 'Sa santé tombe à 0 : la partie est perdue à la fin de ce Round.',
        en: 'Health falls to 0: the match is lost when the end phase of this round begins.',
      },
      cite: 'MZ-7.2',
      picture: scene({ heroes: { wolverine: { at: READY, health: 1 }, storm: READY } }, ['health-wolverine'], {
        marks: [mark.change('health-wolverine', { to: 0 })],
      }),
    },
  ],
  turn: [
    {
      id: 'move',
      title: { fr: 'Trois actions : avance', en: 'Three actions: move' },
      text: {
        fr: 'Un pas coûte 1 action, et 1 de plus par ennemi de la Zone que tu quittes.',
        en: 'A step costs 1 action, and 1 more for each enemy in the zone that you leave.',
      },
      cite: 'MZ-16.7',
      picture: scene({ heroes: { wolverine: READY, storm: READY } }, [READY, WEST], {
        lit: [{ key: 'move:*' }],
        marks: [mark.go('wolverine', READY, WEST, MIDDLE)],
      }),
    },
    {
      id: 'open',
      title: { fr: 'Ouvre', en: 'Open' },
      text: {
        fr: 'Une porte de ta Zone, 1 action. Derrière, des ennemis et des Citoyens apparaissent.',
        en: 'A door of your zone, 1 action. Behind it enemies and citizens appear.',
      },
      cite: 'MZ-22.1',
      picture: scene({ heroes: { wolverine: MIDDLE, storm: WEST }, entered: ['ready-room'] }, [MIDDLE, DANGER], {
        lit: [{ key: 'open:*' }],
      }),
    },
    {
      id: 'attack',
      title: { fr: 'Frappe', en: 'Strike' },
      text: {
        fr: 'Chaque dé réussi touche : le Héros Zombie d’abord, puis Brutes, Rôdeurs et Forcenés.',
        en: 'Each die that succeeds is a hit: zombie heroes first, then brutes, walkers and runners.',
      },
      cite: 'MZ-23.8',
      picture: scene(
        { heroes: { wolverine: MIDDLE, storm: WEST }, horde: { [MIDDLE]: { walker: 2, brute: 1 } } },
        [MIDDLE],
        { lit: [{ key: 'attack:*' }] },
      ),
    },
    {
      id: 'rescue',
      title: { fr: 'Sauve, prends des forces', en: 'Rescue, gather strength' },
      text: {
        fr: 'Un Citoyen sauvé remplit ton pouvoir. Sinon : 2 pouvoirs, ou une carte Trait.',
        en: 'A rescued citizen fills your power. Or else: 2 power, or a trait card.',
      },
      cite: 'MZ-17.5',
      picture: scene({ heroes: { wolverine: EAST, storm: WEST }, citizens: { callisto: EAST } }, [EAST], {
        lit: [{ key: 'rescue:*' }],
      }),
    },
    {
      id: 'enemies',
      title: { fr: 'Puis ils agissent', en: 'Then they act' },
      text: {
        fr: 'Dans ta Zone : 1 blessure chacun, sans dé. Sinon ils avancent, puis d’autres arrivent.',
        en: 'In your zone: 1 wound each, without dice. Else they come nearer, and more appear.',
      },
      cite: 'MZ-18.1',
      picture: scene(
        { heroes: { wolverine: WEST, storm: READY }, horde: { [MIDDLE]: { walker: 2 }, [EAST]: { runner: 1 } } },
        [WEST, MIDDLE],
        { marks: [mark.crowd(2, MIDDLE, WEST)] },
      ),
    },
  ],
  more: [
    {
      id: 'power',
      title: { fr: 'Le pouvoir', en: 'Power' },
      text: {
        fr: 'Il monte de 1 par Round. Dépensé avant un jet, chaque point est un dé de plus.',
        en: 'It rises by 1 a round. Spent before a roll, each point is one die more.',
      },
      cite: 'MZ-24.3',
      picture: scene({ heroes: { wolverine: { at: READY, power: 2 }, storm: READY } }, ['power-wolverine']),
    },
    {
      id: 'danger',
      title: { fr: 'Le danger', en: 'Danger' },
      text: {
        fr: 'Chaque ennemi éliminé donne de l’expérience : des talents pour toi, plus d’ennemis pour tous.',
        en: 'Each enemy gives experience: skills for you, and more enemies for everybody.',
      },
      cite: 'MZ-14.5',
      picture: { symbols: ['t-walker', 't-brute', 't-runner'] },
    },
  ],
  signs: [
    't-walker',
    't-brute',
    't-runner',
    't-citizen',
    't-hidden',
    't-objective',
    't-exit',
    't-spawn',
    't-spawn-idle',
    'i-spawn',
    'i-health',
    'i-power',
  ],
};
