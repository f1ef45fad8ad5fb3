/**
 * The cards as they lie: decks, hands, what each Human holds, what lies beside the stores. A card is known by its own id,
 * such as `grenade-2`; whoever does not know the third card of the pile `hand` calls it `hand-3`.
 */
import { cardsSeen, type SceneCard, type ScenePile, type SeenPile, unlessEmpty } from '@necropole/kernel';
import type { Family } from '../art/families.ts';
import type { CharacterId, SearchCardId } from '../content/ids.ts';
import { familyOf } from '../content/search/deck.ts';
import { named } from './labels.ts';
import type { SeenHuman, SeenWorld, TezView } from './seen.ts';

export function pilesOf({ world, board, phase }: TezView): readonly ScenePile[] {
  const hand: ScenePile = { id: 'hand', label: named('hand'), kind: 'hand', at: 'zombies', cards: search(world.hand) };
  return [
    { id: 'deck', label: named('deck'), kind: 'deck', cards: search(world.deck) },
    { id: 'stock', label: named('stock'), kind: 'deck', cards: search(world.stock) },
    { id: 'discard', label: named('discard'), kind: 'deck', cards: search(world.discard) },
    ...(board.zombieSeat === null ? [] : [hand]),
    ...zombieCards(world),
    ...world.offers.flatMap((offer, i) => offered(offer, i, phase === 'choose-zombie')),
    ...world.humans.flatMap(pilesOfHuman),
    ...world.lying.flatMap((lying, i): readonly ScenePile[] => {
      const store = board.stores[i];
      return store === undefined ? [] : row(`beside-${store}`, 'lying', store, search(lying));
    }),
  ];
}

function search(pile: SeenPile<SearchCardId>): readonly SceneCard[] {
  return cardsSeen<Family, SearchCardId>(pile, familyOf);
}

/** A row of cards, left out where it is empty. */
function row(
  id: string,
  label: 'lying' | 'weapons' | 'backpack' | 'search-card',
  at: string,
  cards: readonly SceneCard[],
): readonly ScenePile[] {
  return unlessEmpty({ id, label: named(label), kind: 'row', at, cards });
}

function pilesOfHuman(human: SeenHuman): readonly ScenePile[] {
  const weapons = [...search(human.melee), ...search(human.ranged)];
  return [
    ...row(`weapons-${human.id}`, 'weapons', human.id, weapons),
    ...row(`backpack-${human.id}`, 'backpack', human.id, search(human.backpack)),
    ...row(`search-${human.id}`, 'search-card', human.id, search(human.search)),
  ];
}

/** The player cards on the Zombie side, by the component of their Zombie face. */
function zombieCards({ zombieCards: cards }: SeenWorld): readonly ScenePile[] {
  const shown = cards.map(({ character }) => ({ id: `${character}-zombie`, family: 'zombie' satisfies Family }));
  return unlessEmpty({ id: 'zombie-cards', label: named('zombie-cards'), kind: 'row', at: 'zombies', cards: shown });
}

/** The player cards that somebody may choose from. */
function offered(offer: SeenPile<CharacterId>, index: number, zombie: boolean): readonly ScenePile[] {
  const at = zombie ? 'zombies' : `human-${index + 1}`;
  const cards = cardsSeen<Family>(offer, 'character');
  return unlessEmpty({ id: `offer-${index + 1}`, label: named('offer'), kind: 'hand', at, cards });
}
