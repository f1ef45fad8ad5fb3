/** The rules of Tiny Epic Zombies in our own words, one file a chapter, in the order of the book. */

import type { Rulebook } from '@necropole/kernel';
import type { Tez } from '../shape.ts';
import { addingZombies } from './adding-zombies.ts';
import { bites } from './bites.ts';
import { competitive } from './competitive.ts';
import { components } from './components.ts';
import { dealing } from './dealing.ts';
import { decks } from './decks.ts';
import { endOfMatch } from './end-of-match.ts';
import { examples } from './examples.ts';
import { glossary } from './glossary.ts';
import { humanAbilities } from './human-abilities.ts';
import { humanTurn } from './human-turn.ts';
import { items } from './items.ts';
import { killing } from './killing.ts';
import { modes } from './modes.ts';
import { moving } from './moving.ts';
import { noise } from './noise.ts';
import { objectives } from './objectives.ts';
import { overview } from './overview.ts';
import { pureCompetitive } from './pure-competitive.ts';
import { pureCooperative } from './pure-cooperative.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { solo } from './solo.ts';
import { devoured, woundsAndAmmo } from './wounds-and-ammo.ts';

export const rulebook: Rulebook<Tez> = {
  prefix: 'TEZ',
  list: { prefix: 'T', count: 269 },
  chapters: [
    components,
    modes,
    setup,
    decks,
    overview,
    woundsAndAmmo,
    devoured,
    humanTurn,
    moving,
    killing,
    humanAbilities,
    rooms,
    items,
    search,
    noise,
    addingZombies,
    bites,
    dealing,
    objectives,
    endOfMatch,
    pureCooperative,
    competitive,
    pureCompetitive,
    solo,
    glossary,
  ],
  excused: [],
  examples,
};
