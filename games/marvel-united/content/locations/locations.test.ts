import { describe, expect, it, test } from 'vitest';
import { threatInPlay } from '../../reading.ts';
import { filled, hero, type Laid, laid, tokensAt } from '../../testing/laid.ts';
import { locationIds, locations } from './index.ts';

const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const GATHER = 'cosmic-ghost-rider.threat-sinners-gather-1';
const hand = ['captain-carter.ma-1', 'captain-carter.mh-1', 'captain-carter.ha-1'] as const;

/** Captain Carter ends her turn here, having played a move and an attack; the Villain is somewhere else. */
function ending(at: (typeof locationIds)[number], wanted: Laid = {}) {
  const others = locationIds.filter((id) => id !== at && id !== 'niffleheim' && id !== 'muspelheim').slice(0, 5);
  const [villainAt = at] = others.slice(-1);
  return laid({
    ring: [at, ...others],
    villainAt,
    at: { 'hero-1': at, 'hero-2': villainAt },
    hands: { 'hero-1': hand },
    ...wanted,
  }).play('play:1');
}

test('eight Locations, of public knowledge, with 31 slots: 8 Thugs and 6 Civilians to begin with', () => {
  expect(Object.fromEntries(locationIds.map((id) => [id, locations[id].slots]))).toEqual({
    niffleheim: 'TTT--',
    muspelheim: 'TT--',
    london: 'CT--',
    'kun-lun': 'C--',
    'project-pegasus': 'CT--',
    'alchemax-headquarters': 'T---',
    'tva-headquarters': 'CC--',
    'united-nations-headquarters': 'C--',
  });
  for (const id of locationIds) {
    expect(locations[id].provenance).toBe('public');
    expect(locations[id].endOfTurn.mandatory).toBeUndefined();
  }
});

describe('End of Turn effects', () => {
  it('Niffleheim arms with an Attack token, Muspelheim with a Heroic one', () => {
    expect(hero(ending('niffleheim').play('symbol:move', 'end', 'accept')).tokens).toMatchObject({
      attack: 1,
      heroic: 0,
    });
    expect(hero(ending('muspelheim').play('end', 'accept')).tokens).toMatchObject({ attack: 0, heroic: 1 });
  });

  it('London gives a token of choice, a Wild excepted, to whoever is not alone', () => {
    const match = ending('london', { at: { 'hero-1': 'london', 'hero-2': 'london' } }).play('end', 'accept');
    expect(match.options()).toEqual(['token:move', 'token:attack', 'token:heroic']);
    expect(hero(match.answer('token:heroic')).tokens.heroic).toBe(1);
    expect(ending('london').play('end').refuses('accept').key).toBe('alone-here');
  });

  it('K’un-Lun lets draw with 1 or 2 cards in hand, and takes a card for a Wild token with any', () => {
    const with3 = ending('kun-lun').play('end', 'accept');
    expect(with3.options()).toEqual(['way:discard']);
    expect(with3.option('way:discard').facts).toEqual([]);
    with3.play('way:discard', 'card:1');
    expect(hero(with3)).toMatchObject({ tokens: { wild: 1 }, hand: { cards: { length: 2 } } });
    const two = { 'hero-1': hand.slice(0, 2) };
    const with2 = ending('kun-lun', { hands: two }).play('end', 'accept');
    expect(with2.options()).toEqual(['way:draw', 'way:discard']);
    expect(hero(with2.answer('way:draw')).hand.cards).toHaveLength(3);
    // The last card of a hand is a KO: the answer says so.
    const last = ending('kun-lun', { hands: two, decks: { 'hero-1': [] } }).play('end', 'accept');
    expect(last.option('way:discard').facts).toEqual([{ key: 'would-empty-hand', params: { who: 'captain-carter' } }]);
    const none = ending('kun-lun', { hands: { 'hero-1': hand.slice(0, 1) }, decks: { 'hero-1': [] } }).play('end');
    expect(none.refuses('accept').key).toBe('no-card-in-hand');
  });

  it('Project P.E.G.A.S.U.S. brings any Henchman, no other Threat, and deals 1 damage', () => {
    const threats = { london: [RIDERS], 'kun-lun': [GATHER] } as const;
    const match = ending('project-pegasus', { threats }).play('end', 'accept');
    expect(match.options()).toEqual([`enemy:${RIDERS}`]);
    match.answer(`enemy:${RIDERS}`);
    expect(threatInPlay(match.world, RIDERS)).toMatchObject({
      place: { id: 'project-pegasus' },
      threat: { health: 2, token: true },
    });
    expect(ending('project-pegasus').play('end').refuses('accept').key).toBe('no-henchman');
  });

  it('Alchemax Headquarters sells a symbol of the latest Hero card for a Wild token', () => {
    const match = ending('alchemax-headquarters').play('end', 'accept');
    expect(match.options()).toEqual(['symbol:move', 'symbol:attack']);
    match.answer('symbol:attack');
    expect(hero(match).tokens.wild).toBe(1);
    // The next Hero has what is left of it.
    match.answer(1, 'play:1');
    expect(match.world.turn.chips.filter(({ from }) => from === 'previous').map(({ symbol }) => symbol)).toEqual([
      'move',
    ]);
  });

  it('TVA Headquarters has two of one’s own face-up cards change places, and no others', () => {
    const told = ['captain-carter.a-1', 'mighty-thor.m-1', 'captain-carter.w-1'] as const;
    const match = ending('tva-headquarters', { told }).play('end', 'accept');
    const own = ['card:captain-carter.a-1', 'card:captain-carter.w-1', 'card:captain-carter.ma-1'];
    expect(match.options()).toEqual(own);
    match.answer('card:captain-carter.ma-1');
    expect(match.options()).toEqual(own.slice(0, 2));
    match.answer('card:captain-carter.a-1');
    const order = ['captain-carter.ma-1', 'mighty-thor.m-1', 'captain-carter.w-1', 'captain-carter.a-1'];
    expect(match.world.storyline.filter(({ by }) => by !== 'villain').map(({ card }) => card)).toEqual(order);
    expect(ending('tva-headquarters').play('end').refuses('accept').key).toBe('too-few-cards-told');
  });

  it('the United Nations Headquarters bring a Civilian to another Location with room: no Overflow occurs', () => {
    const tokens = { london: 'CT', 'kun-lun': 'TTT' } as const;
    const match = ending('united-nations-headquarters', { tokens }).play('end', 'accept');
    expect(match.options()).toEqual(['bystander:civilian@london']);
    match.answer('bystander:civilian@london');
    expect(match.options()).not.toContain('location:london');
    expect(match.options()).not.toContain('location:kun-lun');
    match.answer('location:project-pegasus');
    expect([tokensAt(match, 'london'), tokensAt(match, 'project-pegasus')]).toEqual(['T', 'C']);
    expect(filled(match, 'rescue-civilians')).toBe(0);
    expect(match.events('overflow')).toEqual([]);
    expect(ending('united-nations-headquarters').play('end').refuses('accept').key).toBe('nobody-to-bring');
  });
});
