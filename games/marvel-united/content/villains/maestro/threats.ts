/** The Threats of Maestro: what keeps a tyrant of the last age in power. */
import { besideIn } from '@necropole/boards';
import { heroesIn, threatInPlay } from '../../../reading.ts';
import { addBystanders, discardBystanders } from '../../../rules/adding.ts';
import { addCrisis, removeCrisis } from '../../../rules/crisis.ts';
import { blow, strike } from '../../../rules/damage.ts';
import { delayVillain } from '../../../rules/turn-sequence.ts';
import { healVillain, moveTrack } from '../../../rules/villain-track.ts';
import type { Sight } from '../../../shape.ts';
import type { Hero, LocationId, ThreatInPlay } from '../../../world.ts';
import type { Aim, Threat } from '../../kinds.ts';

/** The Heroes in a Location and in both beside it. */
function heroesAround({ world, board }: Sight, here: LocationId): readonly Hero[] {
  return [here, ...besideIn(board.ring, here)].flatMap((at) => heroesIn(world, at));
}

/** Trophy Hall: each KO is worth a second trophy. It is torn down by attacks, and two trophies go with it. */
const trophyHall: Threat<'trophy-hall'> = {
  id: 'trophy-hall',
  provenance: 'reconstructed',
  cites: ['MU-9.13'],
  copies: 1,
  needs: { action: 'attack', count: 4 },
  *cleared(table) {
    yield* moveTrack(table, -2, 'MU-9.14');
  },
  flows: {
    *knockedOut(table) {
      yield* moveTrack(table, 1, 'MU-10.15');
    },
  },
};

const MELTDOWN = 3;

/** It bursts with the Crisis token that comes next. */
function reactorAims(sight: Sight, here: LocationId, { crisis }: ThreatInPlay): readonly Aim[] {
  return crisis + 1 < MELTDOWN ? [] : [{ heroes: heroesAround(sight, here), damage: 2 }];
}

/** Gamma Reactor: with every BAM! it gets hotter, and the third time it bursts. Shut down in time, it makes the tyrant wait. */
const gammaReactor: Threat<'gamma-reactor'> = {
  id: 'gamma-reactor',
  provenance: 'reconstructed',
  cites: ['MU-12.2', 'MU-12.11'],
  copies: 1,
  needs: { action: 'heroic', count: 3 },
  aims: reactorAims,
  *bam(table, here, threat) {
    const aims = reactorAims(table, here, threat);
    addCrisis(table, threat, 1);
    if (threat.crisis < MELTDOWN) return;
    removeCrisis(table, threat, MELTDOWN);
    yield* strike(table, aims, blow('gamma-reactor', 'threat'));
  },
  *cleared(table) {
    delayVillain(table, 1);
  },
};

/** Dog Soldiers: Thugs here take two damage of one turn before they fall, and another joins them whenever Maestro stops here. */
const dogSoldiers: Threat<'dog-soldiers'> = {
  id: 'dog-soldiers',
  provenance: 'reconstructed',
  cites: ['MU-8.4'],
  copies: 2,
  needs: { action: 'heroic', count: 3 },
  *stop(table, here) {
    yield* addBystanders(table, [{ at: here, bystanders: ['thug'] }], 'MU-5.27');
  },
  queries: {
    thugToughness: (toughness, { at }, { holder }, { world }) =>
      threatInPlay(world, holder)?.place.id === at ? toughness + 1 : toughness,
  },
};

function championAims(sight: Sight, here: LocationId): readonly Aim[] {
  const around = heroesAround(sight, here);
  const most = Math.max(0, ...around.map(({ hand }) => hand.cards.length));
  return [{ heroes: around.filter(({ hand }) => hand.cards.length === most), damage: 1, one: true }];
}

/** Pit Champion: it challenges whoever looks strongest, here or next door: the Hero with the most cards in hand. */
const pitChampion: Threat<'pit-champion'> = {
  id: 'pit-champion',
  provenance: 'reconstructed',
  copies: 1,
  health: [4, 5, 6],
  aims: championAims,
  *bam(table, here) {
    yield* strike(table, championAims(table, here), blow('pit-champion', 'threat'));
  },
};

/** Tribute Collector: a Civilian here is carried off, and Maestro thrives on it. */
const tributeCollector: Threat<'tribute-collector'> = {
  id: 'tribute-collector',
  provenance: 'reconstructed',
  copies: 1,
  health: [3, 3, 4],
  *bam(table, here) {
    if (discardBystanders(table, here, 'civilian', 1, 'MU-9.8') > 0) healVillain(table, 1, 'MU-6.2');
  },
};

export type MaestroThreat = 'trophy-hall' | 'gamma-reactor' | 'dog-soldiers' | 'pit-champion' | 'tribute-collector';

export const threats: readonly Threat<MaestroThreat>[] = [
  trophyHall,
  gammaReactor,
  dogSoldiers,
  pitChampion,
  tributeCollector,
];
