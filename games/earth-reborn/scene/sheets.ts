/** A sheet for each character: life and CP as tracks, its values and melee strengths, the side of its card that counts. */
import type { Badge, SceneSheet, SceneTrack } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import type { Chances } from '../content/kinds.ts';
import type { Module } from '../content/modules.ts';
import { commandOpenFor, mostCommandOf, plays } from '../reading.ts';
import { bustOf, sideOfCharacter } from './faces.ts';
import { namedSides } from './figures.ts';
import { type Labels, named } from './labels.ts';
import { bodySeen, type ErView, isActing, isHere, numberOf, ownFirst, type SeenFigure, sideSeen } from './seen.ts';

export function sheetsOf(view: ErView): readonly SceneSheet[] {
  return [...view.world.figures].sort(ownFirst(view)).map((figure) => sheetOf(view, figure));
}

function sheetOf(view: ErView, figure: SeenFigure): SceneSheet {
  const { id, seat, state, engaged } = figure;
  const common = {
    id,
    label: named('figure', id),
    seat,
    figure: numberOf(view, figure),
    side: sideOfCharacter(characters[id]),
    component: id,
    token: bustOf(id),
    active: isActing(view, figure),
  };
  if (!isHere(figure)) return { ...common, brief: whereabouts(view, figure), lines: [], turned: true };
  return {
    ...common,
    brief: named(state === 'wounded' ? (engaged ? 'hurt-engaged' : 'hurt-ready') : engaged ? 'engaged' : 'ready', id),
    card: engaged ? 'lying' : 'upright',
    ...(state === 'wounded' ? { turned: true } : {}),
    values: valuesOf(view, figure),
    sides: namedSides(figure),
    lines: state === 'wounded' ? [] : [otherFace(figure)],
  };
}

/** Why it is not on the board. */
function whereabouts({ world }: ErView, { id, state }: SeenFigure): NonNullable<SceneSheet['brief']> {
  const captor = world.figures.find(({ prisoner }) => prisoner === id);
  if (state === 'captured' && captor !== undefined)
    return named(characters[id].large === undefined ? 'prisoner-of' : 'piloted-by', captor.id);
  if (state === 'captured') return named('without-pilot');
  return named(state === 'left' ? 'has-left' : 'has-died', id);
}

/** What the other face of the card will be like. */
function otherFace({ id }: SeenFigure): SceneSheet['lines'][number] {
  const { life, movement, armour } = characters[id].wounded;
  return named('when-wounded', id, life, movement, armour);
}

function written({ dice, automatic }: Chances): string {
  if (dice === 0) return `+${automatic}`;
  return automatic === 0 ? `${dice}` : `${dice}+${automatic}`;
}

/** Those that the modules of the scenario use. */
function valuesOf({ board }: ErView, figure: SeenFigure): readonly Badge[] {
  const { movement, armour, capacity } = bodySeen(figure);
  const { fire, science, technical, search } = sideSeen(figure);
  const value = (symbol: string, text: string, label: keyof Labels & `value-${string}`, module: Module) =>
    plays(board, module) ? [{ symbol, text, label: named(label, text) }] : [];
  return [
    ...value('o-move', `${movement}`, 'value-movement', 'movement'),
    ...value('i-armour', `${armour}`, 'value-armour', 'melee'),
    ...value('o-shoot', written(fire), 'value-fire', 'fire'),
    ...value('i-flask', written(science), 'value-science', 'interaction'),
    ...value('i-tech', written(technical), 'value-technical', 'interaction'),
    ...value('o-search', written(search), 'value-search', 'search'),
    ...value('i-load', `${capacity}`, 'value-capacity', 'equipment'),
  ];
}

/** The wounds that it still bears before its card is turned or it dies, and the CP that it may still receive. */
export function sheetTracks(view: ErView): readonly SceneTrack[] {
  return view.world.figures.filter(isHere).flatMap((figure): readonly SceneTrack[] => {
    const { id, wounds } = figure;
    const { life } = sideSeen(figure);
    const [alive, left] = [Math.max(0, life - wounds), commandOpenFor(figure)];
    return [
      {
        id: `life-${id}`,
        label: named('life'),
        at: id,
        from: 0,
        to: life,
        markers: [
          { id: `life-of-${id}`, token: 'i-heart', value: alive, label: named('life-left', alive, life), harm: 'down' },
        ],
      },
      {
        id: `command-${id}`,
        label: named('command'),
        at: id,
        from: 0,
        to: mostCommandOf(figure),
        refills: true,
        markers: [{ id: `command-of-${id}`, token: 'i-hexagon', value: left, label: named('command-left', left) }],
      },
    ];
  });
}
