/**
 * Scenes: games describe, the table draws. A scene is plain data from a pure function of a view; one renderer draws
 * every scene, as SVG in the browser and as text in the terminal. Names are keys of the words files.
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
}

/** A place where pieces stand and that a question may be about. */
export interface SceneSpace {
  readonly id: string;
  /** What it is to the renderer: room, street, hex, square, location. */
  readonly kind: string;
  /** The group it belongs to: a store, a building, a region. */
  readonly group?: string;
  readonly outline: readonly ScenePoint[];
  /** Where labels and pieces gather. */
  readonly middle: ScenePoint;
  readonly label: Label;
  readonly badges?: readonly Badge[];
  /** The floor it lies on, for boards with several. */
  readonly floor?: number;
}

/** A part of the board that holds spaces: a store card, a building, a floor. */
export interface SceneGroup {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly ScenePoint[];
  readonly label: Label;
  readonly badges?: readonly Badge[];
  /** Quarter turns clockwise of what is drawn on it. */
  readonly turn?: number;
}

/** A figure, token or counter. It keeps its id from scene to scene, so that it can be seen to move. */
export interface ScenePiece {
  readonly id: string;
  /** The space, group or sheet that it stands on. */
  readonly at: string;
  /** What it looks like: a symbol of the sprite. */
  readonly token: string;
  readonly label: Label;
  /** The figure's number, for its colour and shape. */
  readonly figure?: number;
  readonly badges?: readonly Badge[];
  /** Quarter turns clockwise, for figures that face somewhere. */
  readonly facing?: number;
  /** Squares along each side, for large figures. */
  readonly size?: number;
  readonly state?: 'active' | 'resting' | 'lost';
}

/** A card as it lies: its component, or `null` when it is face down for whoever looks. */
export interface SceneCard {
  readonly id: string | null;
  readonly family?: string;
}

/** Cards that lie together: a deck, a hand, a row, what lies beside a place. */
export interface ScenePile {
  readonly id: string;
  readonly label: Label;
  /** A deck shows its top and its size; a row or hand shows every card. */
  readonly kind: 'deck' | 'hand' | 'row';
  /** The space, group or sheet beside which it lies; the table's edge if left out. */
  readonly at?: string;
  readonly cards: readonly SceneCard[];
}

/** A marker on a numbered track. */
export interface SceneTrack {
  readonly id: string;
  readonly label: Label;
  readonly at?: string;
  readonly from: number;
  readonly to: number;
  readonly markers: readonly {
    readonly id: string;
    readonly token: string;
    readonly value: number;
    readonly label: Label;
  }[];
}

/** What is known of a figure or a side, at a glance. */
export interface SceneSheet {
  readonly id: string;
  readonly label: Label;
  /** The seat that plays it, or `null` for the game itself. */
  readonly seat: number | null;
  readonly figure?: number;
  /** The component that it shows: a character, a role. */
  readonly component?: string;
  readonly token: string;
  readonly active: boolean;
  readonly lines: readonly Label[];
}

/** A short list of public facts beside the board: objectives, the phase, what is left. */
export interface SceneNote {
  readonly id: string;
  readonly label: Label;
  readonly component?: string;
  readonly lines: readonly Label[];
  readonly done?: boolean;
}

/** Everything there is to see. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly SceneGroup[];
  readonly spaces: readonly SceneSpace[];
  readonly pieces: readonly ScenePiece[];
  readonly piles: readonly ScenePile[];
  readonly tracks: readonly SceneTrack[];
  readonly sheets: readonly SceneSheet[];
  readonly notes: readonly SceneNote[];
}
