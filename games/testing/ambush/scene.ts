/** What there is to see: where the crew is, and the rats that come nearer. */
import type { Scene, ScenePiece, SceneSheet, View } from '@necropole/kernel';
import { BOX, BURROW, FIELD, groundOf } from './board.ts';
import { crew, DAYS, isZone } from './content.ts';
import { label } from './labels.ts';
import { pairsOf } from './rules.ts';
import type { Ambush } from './shape.ts';

export const CREW = 'crew';

export function dieName(index: number): string {
  return `die-${index + 1}`;
}

export function sceneOf(view: View<Ambush>): Scene {
  const { world, phase } = view;
  const { at, rats, band, dice, day, helps } = world;
  const isFight = rats.length > 0;
  const map = isZone(at) ? BURROW : FIELD;
  return {
    ground: groundOf(isFight ? band : 3),
    spaceStates: {
      well: { state: 'destroyed' },
      ...(at === 'vault' ? {} : { vault: { state: 'unseen' } }),
      ...(isFight
        ? { [`band-${band}`]: { state: 'now', note: label(band === 0 ? 'hand-to-hand' : 'from-afar') } }
        : {}),
    },
    edgeStates: { gate: { state: 'locked' } },
    floorStates: Object.fromEntries(
      [FIELD, BURROW, BOX].map((floor) => {
        const isNow = floor === (isFight ? BOX : map);
        return [floor, isNow ? { now: true } : floor === map ? {} : { asleep: true }];
      }),
    ),
    pieces: piecesOf(view),
    piles: [],
    tracks: [
      {
        id: 'days',
        label: label('days'),
        from: 1,
        to: DAYS + 1,
        end: { symbol: 'i-skull', label: label('days') },
        markers: [{ id: 'day', token: 'i-clock', value: day, label: label('day', day) }],
      },
    ],
    sheets: [sheetOf(view)],
    notes: [],
    dice: dice.map((face, i) => ({
      id: dieName(i),
      face,
      label: label('die', face),
      state: face >= 5 ? 'hit' : 'miss',
      ...(isFight ? { at: `band-${Math.min(3, band + 1)}` } : {}),
    })),
    steps: (['march', 'volley', 'clash'] as const).map((step, i) => ({
      id: step,
      label: label((['marching', 'shooting', 'clashing'] as const)[i] ?? 'marching'),
      symbol: (['i-people', 'i-search', 'i-objective'] as const)[i] ?? 'i-people',
      state: phase === step ? 'now' : 'next',
    })),
    ...(isFight && band === 0
      ? {
          links: pairsOf({ rats, helps }).map(({ who, rat }) => ({
            id: `${who}-strikes`,
            from: who,
            to: rat,
            badge: { symbol: 'd-5', text: '33 %', label: label('chance', 33) },
          })),
        }
      : {}),
  };
}

function piecesOf({ world, phase }: View<Ambush>): readonly ScenePiece[] {
  const { at, cart, markers, rats, band, hurt } = world;
  const isFight = rats.length > 0;
  return [
    {
      id: CREW,
      at,
      token: 'i-people',
      figure: 1,
      label: label('crew'),
      badges: [{ symbol: 'number', text: String(crew.length), label: label('number', crew.length) }],
      ...(cart ? { aboard: { symbol: 'v-cart', label: label('cart') } } : {}),
      ...(phase === 'march' ? { state: 'active' as const } : {}),
    },
    ...markers.map(({ id, at: place, is }) =>
      is === 'cart'
        ? { id, at: place, token: 'v-cart', form: 'counter' as const, label: label('known'), secret: true as const }
        : { id, at: place, token: 't-marker', label: label('marker') },
    ),
    ...rats.map(({ id, is, life }) => ({
      id,
      at: `band-${band}`,
      token: is === 'great' ? 't-great' : 't-rat',
      label: label(is, id.slice('rat-'.length)),
      ...(is === 'great' ? { badges: [{ symbol: 'i-heart', text: String(life), label: label('life', life) }] } : {}),
    })),
    ...(isFight ? crew : []).map(
      ({ id, arm, rates }): ScenePiece => ({
        id,
        at: 'band-0',
        token: 't-mole',
        figure: 1,
        form: 'panel',
        label: label(id),
        wields: { symbol: `w-${arm}`, label: label(arm) },
        rates: { values: rates, ...(band === 0 ? {} : { now: 3 - band }) },
        ...(hurt.includes(id) ? { badges: [{ symbol: 'i-hurt', label: label('hurt'), bad: true as const }] } : {}),
      }),
    ),
  ];
}

function sheetOf({ world: { rats, band, hurt } }: View<Ambush>): SceneSheet {
  return {
    id: 'sheet',
    label: label('crew'),
    seat: 0,
    figure: 1,
    token: 'i-people',
    active: true,
    lines: [],
    rateHeads: ['3', '2', '1'],
    rows: crew.map(({ id, arm, rates }) => ({
      id,
      token: 't-mole',
      label: label(id),
      wields: { symbol: `w-${arm}`, label: label(arm) },
      rates: { values: rates, ...(rats.length > 0 && band > 0 ? { now: 3 - band } : {}) },
      ...(hurt.includes(id) ? { badges: [{ symbol: 'i-hurt', label: label('hurt'), bad: true as const }] } : {}),
    })),
  };
}
