/** The Threats of Emperor Doom: a voice, machines that carry it, and guards who look like him. */
import { besideIn } from '@necropole/boards';
import { countIn, heroesIn, placeOf, threatInPlay } from '../../../reading.ts';
import { discardBystanders, placeBystander } from '../../../rules/adding.ts';
import { addCrisis } from '../../../rules/crisis.ts';
import { blow, strike } from '../../../rules/damage.ts';
import type { Sight } from '../../../shape.ts';
import type { LocationId } from '../../../world.ts';
import type { Aim, Threat } from '../../kinds.ts';

function voiceAims({ world, board }: Sight, here: LocationId): readonly Aim[] {
  const around: readonly LocationId[] = [here, ...besideIn(board.ring, here)];
  return [{ heroes: around.flatMap((at) => heroesIn(world, at)), damage: 0, crisis: 1 }];
}

/** Purple Man: whoever is here or next door hears him, and wants what he wants. One Health more than there are Heroes. */
const purpleMan: Threat<'purple-man'> = {
  id: 'purple-man',
  provenance: 'rulebook',
  cites: ['MU-4.13', 'MU-4.14', 'MU-12.11'],
  copies: 1,
  health: [3, 4, 5],
  aims: voiceAims,
  *bam(table, here) {
    for (const hero of voiceAims(table, here).flatMap(({ heroes }) => heroes)) addCrisis(table, hero, 1);
  },
};

function doombotAims({ world }: Sight, here: LocationId): readonly Aim[] {
  return [{ heroes: heroesIn(world, here), damage: 1, one: true }];
}

/** Doombot: it strikes a Hero here, and nobody can tell it from Doom: beside one he is not to be hurt. */
const doombot: Threat<'doombot'> = {
  id: 'doombot',
  provenance: 'reconstructed',
  copies: 2,
  health: [3, 3, 4],
  aims: doombotAims,
  *bam(table, here) {
    yield* strike(table, doombotAims(table, here), blow('doombot', 'threat'));
  },
  queries: {
    enemyRefusal: (refusal, { enemy }, { holder }, { world }) =>
      refusal === null && enemy.is === 'villain' && threatInPlay(world, holder)?.place.id === enemy.at
        ? { key: 'guarded-by', params: { component: 'doombot' }, cite: 'MU-9.10', refs: [holder] }
        : refusal,
  },
};

/** Prism of Obedience: it makes his will stronger, so that a Hero needs one Crisis token less to obey. */
const prismOfObedience: Threat<'prism-of-obedience'> = {
  id: 'prism-of-obedience',
  provenance: 'reconstructed',
  cites: ['MU-9.10'],
  copies: 1,
  needs: { action: 'heroic', count: 3 },
  queries: { crisisLimit: (limit) => limit - 1 },
};

function mastAims({ world }: Sight, here: LocationId): readonly Aim[] {
  if (countIn(placeOf(world, here), 'civilian') > 0) return [];
  return [{ heroes: heroesIn(world, here), damage: 0, crisis: 1 }];
}

/** Broadcast Mast: a Civilian here takes up arms for Doom; with none left to talk to, it talks to the Heroes. It must be climbed. */
const broadcastMast: Threat<'broadcast-mast'> = {
  id: 'broadcast-mast',
  provenance: 'reconstructed',
  cites: ['MU-9.13'],
  copies: 1,
  needs: { action: 'move', count: 3 },
  aims: mastAims,
  *bam(table, here) {
    const spokenTo = mastAims(table, here).flatMap(({ heroes }) => heroes);
    if (discardBystanders(table, here, 'civilian', 1, 'MU-9.8') > 0) placeBystander(table, here, 'thug', 'MU-6.2');
    for (const hero of spokenTo) addCrisis(table, hero, 1);
  },
};

/** Curfew: a Hero who leaves this Location in a Hero's turn gets a Crisis token. */
const curfew: Threat<'curfew'> = {
  id: 'curfew',
  provenance: 'reconstructed',
  cites: ['MU-9.10'],
  copies: 1,
  needs: { action: 'heroic', count: 3 },
  flows: {
    *heroMoved(table, { hero, from }, { holder }) {
      if (table.world.acting === 'heroes' && threatInPlay(table.world, holder)?.place.id === from) {
        addCrisis(table, hero, 1);
      }
    },
  },
};

export type DoomThreat = 'purple-man' | 'doombot' | 'prism-of-obedience' | 'broadcast-mast' | 'curfew';

export const threats: readonly Threat<DoomThreat>[] = [purpleMan, doombot, prismOfObedience, broadcastMast, curfew];
