/** The Threats of Maestro: what keeps a tyrant of the last age in power. */
import { besideIn } from '@necropole/boards';
import { heroesIn, threatInPlay } from '../../../reading.ts';
import { addBystanders, discardBystanders } from '../../../rules/adding.ts';
import { addCrisis, removeCrisis } from '../../../rules/crisis.ts';
import { blow, hurt, hurtOneOf } from '../../../rules/damage.ts';
import { delayVillain } from '../../../rules/turn-sequence.ts';
import { healVillain, moveTrack } from '../../../rules/villain-track.ts';
import type { MuTable } from '../../../shape.ts';
import type { Hero, LocationId } from '../../../world.ts';
import type { Threat } from '../../kinds.ts';

/** The Heroes in a Location and in both beside it. */
function heroesAround({ world, board }: MuTable, here: LocationId): readonly Hero[] {
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

/** Gamma Reactor: with every BAM! it gets hotter, and the third time it bursts. Shut down in time, it makes the tyrant wait. */
const gammaReactor: Threat<'gamma-reactor'> = {
  id: 'gamma-reactor',
  provenance: 'reconstructed',
  cites: ['MU-12.2', 'MU-12.11'],
  copies: 1,
  needs: { action: 'heroic', count: 3 },
  *bam(table, here, threat) {
    addCrisis(table, threat, 1);
    if (threat.crisis < MELTDOWN) return;
    removeCrisis(table, threat, MELTDOWN);
    yield* hurt(
      table,
      heroesAround(table, here).map((hero) => ({ hero, damage: 2 })),
      blow('gamma-reactor', 'threat'),
    );
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

/** Pit Champion: it challenges whoever looks strongest, here or next door: the Hero with the most cards in hand. */
const pitChampion: Threat<'pit-champion'> = {
  id: 'pit-champion',
  provenance: 'reconstructed',
  copies: 1,
  health: [4, 5, 6],
  *bam(table, here) {
    const around = heroesAround(table, here);
    const most = Math.max(0, ...around.map(({ hand }) => hand.cards.length));
    const strongest = around.filter(({ hand }) => hand.cards.length === most);
    yield* hurtOneOf(table, strongest, 1, blow('pit-champion', 'threat'));
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
