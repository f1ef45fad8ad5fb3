/**
 * Scenes: games describe, the table draws. A scene is plain data from a pure function of a view; one renderer draws
 * every scene, as SVG in the browser and as text in the terminal. Names are keys of the words files.
 *
 * The ground of a scene (where spaces and walls are, and what they are called) is apart from the things on it and from
 * how its parts stand now. A game returns the same ground, by reference, as long as nothing of it changes: it is sent
 * and planned once.
 *
 * It is long because it is one vocabulary: whoever writes a scene or draws one reads it from end to end, and every part of it
 * refers to others by their names.
 */

/** A name from the `labels` of the words files, with its parameters. */
export interface Label {
  readonly key: string;
  readonly params?: readonly (string | number)[];
}

/** A point of the board, in the scene's own unit. */
export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

/** A small sign on a space or a piece: a symbol of the sprite, and a number or letter. */
export interface Badge {
  readonly symbol: string;
  readonly text?: string;
  readonly label?: Label;
  /** Something may be done here: it stands out. */
  readonly offers?: true;
  /** It bodes ill: it stands out in red. */
  readonly bad?: true;
}

/** A place where pieces stand and that a question may be about. */
export interface SceneSpace {
  readonly id: string;
  readonly kind: SpaceKind;
  /** The group it belongs to: a store, a building, a region. */
  readonly group?: string;
  readonly outline: readonly ScenePoint[];
  /** Where labels and pieces gather. */
  readonly middle: ScenePoint;
  readonly label: Label;
  /** What is printed on it; signs that come and go are in its state. */
  readonly badges?: readonly Badge[];
  /** The floor it lies on, for boards with several; one without a number is seen on all of them. */
  readonly floor?: number;
  /** What it is covered with: the symbol `g-<terrain>` of the art, once, around its middle; without one, a quiet pattern. */
  readonly terrain?: Terrain;
  /** The colour of its floor, faint: one of the game's art. That of its group if left out. */
  readonly tint?: string;
  /** What its floor is made of, to the eye: the style sheet has the whole colour. */
  readonly tone?: FloorTone;
  /** Its name is told to whoever asks, but not written on the board. */
  readonly quiet?: boolean;
  /** Places for tokens, drawn as empty rings; pieces with a `slot` stand in them. So many along its foot, or each where it lies. */
  readonly slots?: number | readonly SceneSlot[];
  /** Where the cards of a location lie: the middle of the first, and how wide it is. At its left if left out. */
  readonly cardAt?: { readonly at: ScenePoint; readonly width: number };
  /** Where the middle of its name stands; in its upper corner if left out. */
  readonly nameAt?: ScenePoint;
  /** What is printed on it, to be read where it lies. */
  readonly words?: SpaceWords;
  /** What is faintly seen behind all that: symbols of the art, as lines, each around its middle. */
  readonly scenery?: readonly Scenery[];
}

/** A drawing behind everything in a space: so wide and so high, in the scene's own unit. */
export interface Scenery {
  readonly symbol: string;
  readonly at: ScenePoint;
  readonly size: number;
}

/** A place for a token, where it lies on the board. Questions call it by its space and its number (`nameOfSlot`). */
export interface SceneSlot {
  readonly at: ScenePoint;
  readonly label?: Label;
}

/** A few words printed on a space, such as its effect: at most two lines of some 24 letters, and what they give. */
export interface SpaceWords {
  readonly lines: readonly Label[];
  /** A last line, which holds all the time, whatever lies on the others. */
  readonly always?: Label;
  readonly badges?: readonly Badge[];
  /** Their middle; at the foot of the space if left out. */
  readonly at?: ScenePoint;
  readonly width?: number;
  /** They hold all the time, and not only at the moment when such words are read. */
  readonly state?: 'always';
}

/**
 * What a space is to the renderer, by its shape and its role. Rooms are walled, streets and courtyards are not; squares and
 * hexes are fields of a map; a location is a large place with cards and slots, and the centre is what locations lie around.
 * A corridor is paved; a rotunda is round, with pillars, and its `number` badge is written on its floor. Bands lie one before the
 * other, and what comes nearer passes through them: the nearest is the last, and whoever is attacked stands there
 * (`bandsIn` makes their outlines).
 */
export type SpaceKind =
  | 'room'
  | 'street'
  | 'courtyard'
  | 'square'
  | 'hex'
  | 'location'
  | 'centre'
  | 'corridor'
  | 'rotunda'
  | 'band';

/** What a floor may be made of. */
export type FloorTone = 'stone' | 'beige' | 'green' | 'brick';

/** What a space may be covered with: the renderer has a colour and a pattern for each. */
export type Terrain =
  | 'indoor'
  | 'street'
  | 'grass'
  | 'field'
  | 'forest'
  | 'swamp'
  | 'water'
  | 'rubble'
  | 'hill'
  | 'mountain'
  | 'village'
  | 'castle'
  | 'snow'
  | 'sand';

/** How a space stands now. */
export interface SpaceState {
  /** Not looked into yet: its floor is hatched. Destroyed: it is crossed out. Now: of bands, the one that all is about. */
  readonly state?: 'unseen' | 'destroyed' | 'now';
  /** Signs that come and go; they stand before those that are printed. */
  readonly badges?: readonly Badge[];
  /** The spaces in sight from here: shown while it is pointed at or has the focus. */
  readonly sees?: readonly string[];
  /** Something lies on its words: they are faint, and do not count for now. */
  readonly words?: 'covered';
  /** Of bands: a few words on what happens there, beside its name. */
  readonly note?: Label;
}

/**
 * A side between spaces: what may part them and what may be gone through. A ground with `edges` has walls, doors and
 * windows exactly where they are; in one without, rooms are walled and open to every room behind their walls.
 */
export interface SceneEdge {
  /** What an answer refers to, so that a door can be lit and chosen. */
  readonly id: string;
  /** An opening takes away the wall beneath it; a barrier is something built or heaped up across a side. */
  readonly kind: 'wall' | 'door' | 'window' | 'opening' | 'barrier';
  /** The stretch of wall that holds it; a door or window is drawn at its middle. */
  readonly from: ScenePoint;
  readonly to: ScenePoint;
  readonly label: Label;
  readonly floor?: number;
  /** What a door is made of: one of wood swings, one of metal opens sideways. */
  readonly make?: 'wood' | 'metal';
  /** Of a key, a team, a kind of door. Never alone: the label says it too. */
  readonly colour?: 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'white';
  /** A sign on it, whatever its state. */
  readonly badges?: readonly Badge[];
  /** The space on one side of it: only whoever stands there finds it locked, while its state is that. */
  readonly lockedFrom?: string;
}

/** How an edge stands now. */
export interface EdgeState {
  /** Closed where it is left out. */
  readonly state?: 'open' | 'closed' | 'locked' | 'broken';
  /** What it is called while it stands so; as it is called otherwise, if left out. */
  readonly label?: Label;
  /** Signs that come and go, before those that it always has; the first of all is drawn. */
  readonly badges?: readonly Badge[];
}

/**
 * A road, river or rail that runs from the middle of one space to the next. A ring goes on from the last space to the first,
 * and is not drawn itself: only where it leads, between one space and the next.
 */
export interface SceneWay {
  readonly id: string;
  readonly kind: 'road' | 'river' | 'rail' | 'ring';
  readonly through: readonly string[];
  /** It leads one way only, in the order of its spaces: arrows say so. */
  readonly directed?: true;
}

/** One floor of a board that has several; they are listed from the top down. */
export interface SceneFloor {
  /** The number that spaces and edges carry. */
  readonly floor: number;
  readonly label: Label;
  readonly symbol?: string;
  /** The part of the board that is shown of it, where it has a frame of its own; else the whole board. */
  readonly box?: SceneBox;
  /** Design pixels to a unit on this floor, where that is not as on the others. */
  readonly scale?: number;
}

/** A part of the board, in the scene's own unit. */
export interface SceneBox extends ScenePoint {
  readonly width: number;
  readonly height: number;
}

/** How a floor stands now. */
export interface FloorState {
  /** Nothing happens there for now. */
  readonly asleep?: boolean;
  /** All that happens now happens there: it opens by itself. One floor at most. */
  readonly now?: true;
  /** What whoever looks at another floor should know of this one. */
  readonly badges?: readonly Badge[];
}

/** A part of the board that holds spaces: a store card, a building, a floor. */
export interface SceneGroup {
  readonly id: string;
  readonly outline: readonly ScenePoint[];
  readonly label: Label;
  readonly badges?: readonly Badge[];
  /** Quarter turns clockwise of what is drawn on it. */
  readonly turn?: number;
  /** The colour of its floors, faint: one of the game's art. */
  readonly tint?: string;
  /** A room with a floor of its own: what that is like. Its name stands on a plate at its foot. */
  readonly ground?: RoomGround;
  /** Its name is told to whoever asks, but not written on the board. */
  readonly quiet?: true;
  /** What kind of room it is: a sign before its name. */
  readonly sign?: Badge;
}

/** What the floor of a room may be like: the renderer has a faint pattern for each. */
export type RoomGround = 'tiles' | 'plates' | 'boards' | 'carpet' | 'lane' | 'soil' | 'graves';

/** What stands on the floor of one space or several, under the pieces, and never moves: a bed, a tree, a machine. */
export interface SceneFixture {
  readonly id: string;
  /** A symbol of the art: over its whole box, or once in each of its spaces. */
  readonly symbol: string;
  readonly each?: true;
  readonly label: Label;
  /** The spaces that it covers; what is fixed to a wall covers none. */
  readonly spaces: readonly string[];
  readonly box: SceneBox;
  readonly floor?: number;
  /** Quarter turns clockwise of its symbol. */
  readonly turn?: number;
  /** Nobody enters its spaces: a dotted line runs around them. */
  readonly bars?: true;
  /** Nobody sees past it. */
  readonly blind?: true;
}

/** How a fixture stands now. */
export interface FixtureState {
  readonly state?: 'destroyed';
}

/** Spaces that have something in common now, seen as one: those that somebody of this side has in sight. */
export interface SceneField {
  readonly tone: 'watched';
  readonly side?: number;
  readonly spaces: readonly string[];
}

/**
 * What is laid over the board for the answer that is pointed at, and gone with it: what is in sight, in which arc, what a line meets.
 * Asked for one answer at a time.
 */
export interface Overlay {
  /** Red and orange are arcs or zones, red the worse; struck is what will be hit. */
  readonly fields?: readonly { readonly tone: 'red' | 'orange' | 'struck'; readonly spaces: readonly string[] }[];
  /** All other spaces are dark: they are not in sight. */
  readonly rest?: 'dark';
  readonly lines?: readonly OverlayLine[];
  /** Pieces that would suffer, though one would not want it: they are named in red. */
  readonly warned?: readonly string[];
}

/** A line from the middle of one space to that of another. */
export interface OverlayLine {
  readonly from: string;
  readonly to: string;
  /** How far it is, in spaces: counted along it. */
  readonly count?: number;
  /** What stops it, a door, piece or space, or the point where it does: it is crossed there, and goes no further. */
  readonly stop?: string | ScenePoint;
}

/** What somebody is worth towards one of its sides: how strong it is there, in a few signs and in words. */
export interface PieceSide {
  readonly strength: 1 | 2 | 3;
  readonly text: string;
  readonly label: Label;
  /** What the side is called, in a word. */
  readonly name?: Label;
}

/** A figure, token or counter. It keeps its id from scene to scene, so that it can be seen to move. */
export interface ScenePiece {
  readonly id: string;
  /** The space, group, sheet or edge that it stands on; or the card, by its name (`nameOfCard`). */
  readonly at: string;
  /** What it looks like: a symbol of the sprite. */
  readonly token: string;
  readonly label: Label;
  /** The component whose words tell what it does, or what it is for. */
  readonly component?: string;
  /** The figure's number, counted from 1, for its colour and shape. */
  readonly figure?: number;
  /** The side that it belongs to, counted from 1: those of one side share a colour and a frame. */
  readonly side?: number;
  /** The colour of its token, where that has one to be given: one of the game's art. */
  readonly tint?: string;
  readonly badges?: readonly Badge[];
  /** How many it stands for: a stack, with its number. */
  readonly count?: number;
  /** Turns clockwise from facing up, for figures that face somewhere: quarters, or sixths where there are six `ways`. */
  readonly facing?: number;
  readonly ways?: 4 | 6;
  /** What it is worth towards each side, clockwise from its front: a ring, thick where it is strong. */
  readonly sides?: readonly PieceSide[];
  /** Squares along each side, for large figures; `at` is the square at their top left. */
  readonly size?: number;
  /** The slot of its space or card that it stands in, counted from 0. */
  readonly slot?: number;
  /**
   * A counter is a square of card with its symbol and, below, the texts of its `number` badges. A panel tells of somebody in a
   * fight: who it is, what is wielded, its rates, a few words.
   */
  readonly form?: 'figure' | 'counter' | 'panel';
  /** What it is aboard of or sits on, on a plate beneath it. */
  readonly aboard?: Badge;
  /** Only whoever looks knows what it is: the others see its back. */
  readonly secret?: true;
  /** What it holds in its hand. */
  readonly wields?: Badge;
  readonly rates?: Rates;
  /** Of a panel: a few words on what it does now. */
  readonly brief?: Label;
  /** One that is `coming` is not there yet: it is drawn as a ghost, in the place where it will be. */
  readonly state?: 'active' | 'resting' | 'lost' | 'coming';
}

/** What a weapon does at each distance, the farthest first; `null` where it cannot reach. */
export interface Rates {
  readonly values: readonly (number | null)[];
  /** The one of them that counts now, counted from 0. */
  readonly now?: number;
}

/**
 * Somebody strikes somebody, hand to hand: a line between two pieces of one band, and on it what decides. Those that are
 * linked stand opposite each other, whoever strikes below.
 */
export interface SceneLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** On the line: a symbol and its number. */
  readonly badge?: Badge;
}

/** A card as it lies: its component, or `null` when whoever looks does not know it. */
export interface SceneCard {
  readonly id: string | null;
  /** It lies face down though whoever looks knows it: its back is drawn, and a corner tells its face. */
  readonly faceDown?: true;
  /** Whoever looks knows it, and not everybody does: an eye marks it, and this is said of it. */
  readonly secret?: Label;
  /** The family that it is of: one of the game's art. */
  readonly family?: string;
  /** The figure that laid it, for its colour and shape. */
  readonly figure?: number;
  /** The side of that figure. */
  readonly side?: number;
  /** What it gives, at a glance: symbols along its foot. */
  readonly badges?: readonly Badge[];
  /** Its effect is over: it lies there only to be read. */
  readonly spent?: boolean;
  /** Places for tokens on it, drawn as empty rings; pieces with a `slot` stand in them. */
  readonly slots?: number;
  /** What it gives still counts: in a row along the foot of the table, one bracket holds all such cards. */
  readonly live?: true;
  /** Those of its badges, counted from 0, that something lies on: they give nothing. */
  readonly covered?: readonly number[];
  /** How far it has come: so many of these tokens of those that it needs. */
  readonly of?: { readonly token: string; readonly have: number; readonly need: number };
  /** Of a card with two faces: what its open face shows, where that is no component. */
  readonly face?: Badge;
  /** The family of the face beneath it: a rim of its colour. */
  readonly reverse?: string;
  /** What a tile is divided into: two by two, in their order. */
  readonly sections?: readonly CardSection[];
}

/** A part of a tile: what may be done with it, and up to how much. */
export interface CardSection {
  readonly symbol: string;
  readonly number: number;
  readonly tone: 'plain' | 'red' | 'gold';
  readonly label: Label;
  /** So much was put on it. */
  readonly put?: number;
  /** Nothing can be done with it in this match. */
  readonly idle?: true;
}

/** A place at the end of a row where a card is certain to come: whose it is. */
export interface NextPlace {
  readonly symbol: string;
  readonly label: Label;
  /** The figure that lays it, for its colour and shape. */
  readonly figure?: number;
  readonly side?: number;
  /** It bodes ill. */
  readonly bad?: true;
  /** It is in the bracket of the cards that count. */
  readonly live?: true;
}

/** Cards that lie together: a deck, a hand, a row, what lies beside a place. */
export interface ScenePile {
  readonly id: string;
  readonly label: Label;
  /** A deck shows its top and its size; a hand shows every card; a row too, the newest last and never covered. */
  readonly kind: 'deck' | 'hand' | 'row';
  /** The space, group or sheet beside which it lies; the table's edge if left out. */
  readonly at?: string;
  readonly cards: readonly SceneCard[];
  /**
   * A row that lies along the foot of the table, under the board: always in sight, the newest at the right. Or what belongs to the
   * strip of tiles there: hands, and the decks that tiles come from and go to.
   */
  readonly along?: 'foot' | 'strip';
  /** Of a row along the foot: the places where cards come next, in their order. */
  readonly next?: readonly NextPlace[];
  /** What the bracket around its live cards says. */
  readonly bracket?: Label;
  /** What is to be known of the whole row, said beside its name. */
  readonly note?: Label;
  /** What lies beside a hand of the strip, and is spent with it: how much of it. */
  readonly stock?: Badge;
}

/** What may be spent, by where it comes from. Its chips are things that questions may refer to. */
export interface ScenePool {
  readonly id: string;
  readonly label: Label;
  /** The sheet of whoever spends from it: shown to that seat when it is asked. To whoever is asked, if left out. */
  readonly at?: string;
  readonly from: readonly PoolSource[];
}

/** A card, a purse, an ability: what some chips come from. */
export interface PoolSource {
  readonly id: string;
  readonly label: Label;
  /** The figure that it is of, for its colour and shape. */
  readonly figure?: number;
  readonly side?: number;
  readonly chips: readonly PoolChip[];
}

/** One thing that may be spent. */
export interface PoolChip {
  readonly id: string;
  readonly symbol: string;
  readonly label: Label;
  /** Spent: it is gone. Blocked: it is there, and may not be used now. */
  readonly state?: 'spent' | 'blocked';
}

/** A marker on a numbered track. */
export interface SceneTrack {
  readonly id: string;
  readonly label: Label;
  /** The sheet or space that it lies on; over the whole board if left out. */
  readonly at?: string;
  readonly from: number;
  readonly to: number;
  /** Numbered fields, or a row of tokens with a place for each that is still to come: one marker, counted from 0. */
  readonly form?: 'fields' | 'tokens';
  /** What such a row is made of; its marker's token if left out. */
  readonly token?: string;
  /** What waits at its end. */
  readonly end?: Badge;
  /** It does not count yet. */
  readonly asleep?: true;
  /** It is full, and what it was for has happened. */
  readonly done?: true;
  /** What is spent of it comes back by itself: how it stands is no matter of note once the match is over. */
  readonly refills?: true;
  /** Stretches that have a name, each up to the next: what is safe first, what is dangerous last. */
  readonly bands?: readonly { readonly from: number; readonly label: Label }[];
  readonly markers: readonly {
    readonly id: string;
    readonly token: string;
    /** The figure that it stands for: it is drawn as its shape. */
    readonly figure?: number;
    readonly side?: number;
    readonly value: number;
    readonly label: Label;
    /** Going this way is a wound to whoever's sheet it lies on. */
    readonly harm?: 'up' | 'down';
  }[];
}

/** A die that lies where it was thrown, so that a roll stays seen beside what it was for. */
export interface SceneDie {
  readonly id: string;
  /** What it shows: a number, or a symbol of the sprite. */
  readonly face: number | string;
  readonly label: Label;
  /** The space, group or sheet that it was thrown for; the table's edge if left out. */
  readonly at?: string;
  readonly state?: 'hit' | 'miss' | 'spent';
}

/** What is known of a figure or a side, at a glance. */
export interface SceneSheet {
  readonly id: string;
  readonly label: Label;
  /** The seat that plays it, or `null` for the game itself. */
  readonly seat: number | null;
  readonly figure?: number;
  /** The side of that figure. */
  readonly side?: number;
  /** The component that it shows: a character, a role. */
  readonly component?: string;
  readonly token: string;
  readonly active: boolean;
  /** A few words beside its name, seen also while it is closed. */
  readonly brief?: Label;
  readonly lines: readonly SheetLine[];
  /** Its numbers, each in a cell with its sign. */
  readonly values?: readonly Badge[];
  /** What it is worth towards its sides: the front, the flanks, the back. */
  readonly sides?: readonly PieceSide[];
  /** Its card lies upright, or on its side as it has acted. */
  readonly card?: 'upright' | 'lying';
  /** Its worse face counts. */
  readonly turned?: true;
  /** What protects it for now, in a few words: it cannot be touched. */
  readonly guarded?: Label;
  /** Whoever belongs to it, one to a row. */
  readonly rows?: readonly SheetRow[];
  /** What stands over the rates of its rows: the distances. */
  readonly rateHeads?: readonly string[];
}

/** Somebody on a sheet: the same as the piece of that name, where one stands on the board. */
export interface SheetRow {
  readonly id: string;
  readonly token: string;
  readonly label: Label;
  /** A wound, something worn. */
  readonly badges?: readonly Badge[];
  readonly wields?: Badge;
  readonly rates?: Rates;
  /** Does nothing for now. */
  readonly state?: 'resting';
}

/** What is written on a sheet. */
export interface SheetLine extends Label {
  /** A symbol that stands before it. */
  readonly symbol?: string;
  /** The tracks of the sheet say the same: left out where these are drawn. */
  readonly tracked?: true;
  /** It stays in sight under the name, also while the sheet is closed or scrolls. */
  readonly kept?: true;
}

/** A short list of public facts beside the board: objectives, the phase, what is left. */
export interface SceneNote {
  readonly id: string;
  readonly label: Label;
  readonly component?: string;
  /** A symbol of the art, where it has one of its own. */
  readonly symbol?: string;
  readonly lines: readonly NoteLine[];
  /** Of a goal: is it reached? */
  readonly done?: boolean;
}

/** What is written in a note. */
export interface NoteLine extends Label {
  /** How far it counts, and towards what: drawn as a bar. */
  readonly of?: readonly [now: number, goal: number];
}

/** A step of the turn or round under way, in its order: what is done, what goes on, what comes next. */
export interface SceneStep {
  readonly id: string;
  /** A step that goes on may be called otherwise than one to come: by who is at it. */
  readonly label: Label;
  /** A symbol of the sprite. */
  readonly symbol: string;
  readonly state: 'done' | 'now' | 'next';
  /** How much of it is used, and how much there is: two moves of three. */
  readonly of?: readonly [used: number, total: number];
}

/** The board: what is where, and what it is called. Nothing of it changes when a piece moves or a door opens. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /**
   * Design pixels to a unit, where whoever drew the board put slots, cards and words in their places; else spaces of
   * middling size are drawn as large as their kind wants to be.
   */
  readonly scale?: number;
  /** Many pieces gather in one space: spaces are drawn larger beside them. */
  readonly crowded?: boolean;
  readonly groups: readonly SceneGroup[];
  readonly spaces: readonly SceneSpace[];
  readonly edges?: readonly SceneEdge[];
  readonly ways?: readonly SceneWay[];
  readonly floors?: readonly SceneFloor[];
  readonly fixtures?: readonly SceneFixture[];
  /** What squares are called by, along two sides of the board: letters across, numbers down; each around its middle. */
  readonly rim?: readonly RimMark[];
}

/** A letter or a number at the rim. */
export interface RimMark {
  readonly at: ScenePoint;
  readonly text: string;
}

/** By the id of a part of the ground, or the number of a floor: how it stands now, where there is anything to say. */
type States<T> = { readonly [part: string]: T };

/** Everything there is to see. */
export interface Scene {
  /** The same object as before, as long as nothing of it has changed. */
  readonly ground: Ground;
  readonly spaceStates?: States<SpaceState>;
  readonly edgeStates?: States<EdgeState>;
  readonly floorStates?: States<FloorState>;
  readonly fixtureStates?: States<FixtureState>;
  readonly pieces: readonly ScenePiece[];
  readonly piles: readonly ScenePile[];
  readonly tracks: readonly SceneTrack[];
  readonly sheets: readonly SceneSheet[];
  readonly notes: readonly SceneNote[];
  readonly dice?: readonly SceneDie[];
  readonly steps?: readonly SceneStep[];
  readonly pools?: readonly ScenePool[];
  readonly links?: readonly SceneLink[];
  readonly fields?: readonly SceneField[];
  /** What lasts now, by the name that wishes give it (`Wish.span`): a wish for another one is over. */
  readonly span?: string;
}

/** The signs of a part of the ground: those that come and go, then those that it always has. */
export function badgesOf(
  part: { readonly badges?: readonly Badge[] },
  now: { readonly badges?: readonly Badge[] } | undefined,
): readonly Badge[] {
  return [...(now?.badges ?? []), ...(part.badges ?? [])];
}
