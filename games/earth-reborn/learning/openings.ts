/** The sentence and the signs with which those chapters of the rules begin that the page "How to play" does not show. */
import type { Opening } from '@necropole/kernel';

function opens(cite: string, symbols: readonly string[], fr: string, en: string): Opening {
  return { cite, symbols, text: { fr, en } };
}

export const openings: readonly Opening[] = [
  opens(
    'ER-2.2',
    ['i-card', 'y-hit', 't-card'],
    'Des cartes, des tuiles, deux sortes de dés ; neuf scénarios font découvrir le jeu, dans l’ordre.',
    'Cards, tiles, two kinds of dice; nine scenarios, in order, bring in the whole game.',
  ),
  opens(
    'ER-5.2',
    ['i-card', 'i-cp'],
    'La carte, les personnages, les tuiles dans le sac : ce qui est derrière un écran n’est qu’à son joueur.',
    'The map, the characters, the tiles in the bag: what lies behind a screen is its player’s alone.',
  ),
  opens(
    'ER-9.1',
    ['i-door', 't-card', 'i-exit'],
    'Une porte s’ouvre pour un pas, celle à lecteur avec une carte ; au bord, on quitte la carte.',
    'A door opens for a step, one with a reader for a card; at the border one leaves the map.',
  ),
  opens(
    'ER-12.7',
    ['o-melee', 'i-armour', 'i-door'],
    'Portes, murs et meubles cèdent d’un coup, ou pas du tout.',
    'Doors, walls and furniture give way at one blow, or not at all.',
  ),
  opens(
    'ER-14.1',
    ['i-eye'],
    'On voit devant soi, d’un centre de case à l’autre, si rien ne coupe la ligne.',
    'One sees what is ahead, from the centre of a square to another, if nothing cuts the line.',
  ),
  opens(
    'ER-17.1',
    ['t-weapon', 'i-load'],
    'Ce qu’on porte est posé sous sa carte, à la vue de tous ; le poids est limité.',
    'What is carried lies below the card, for all to see; its weight is limited.',
  ),
  opens(
    'ER-18.9',
    ['o-shoot', 'y-last-round', 't-weapon'],
    'Viser d’abord, à la distance ; puis les dégâts, contre l’armure seule.',
    'First the aim, over the distance; then the damage, against the armour alone.',
  ),
  opens(
    'ER-21.1',
    ['t-blast'],
    'Une case est visée, et tout ce qui est autour est touché : amis, portes, murs.',
    'A square is aimed at, and all around it is hit: friends, doors, walls.',
  ),
  opens(
    'ER-22.1',
    ['o-interact', 'i-flask', 'i-tech'],
    'Une salle ou un objet se lit en icônes : un prix, un test, un effet.',
    'A room or a thing is read in icons: a price, a test, an effect.',
  ),
  opens(
    'ER-24.9',
    ['o-search', 'i-rt-live', 'i-rt-armory'],
    'Dans une salle, les dés noirs donnent des points pour passer les cartes, ou en prendre une.',
    'In a room the black dice give points to pass cards, or to take one.',
  ),
  opens(
    'ER-26.1',
    ['i-cp'],
    'Chacun sait faire une chose à lui, sans tuile, pour des PC ou des PM.',
    'Everybody can do one thing of their own, without a tile, for CP or MP.',
  ),
  opens(
    'ER-26.14',
    ['t-jamming'],
    'Qui brouille pose un marqueur caché sur chaque ennemi ; certains n’obéiront plus.',
    'Whoever jams lays a hidden marker on each enemy; some will no longer obey.',
  ),
  opens(
    'ER-28.1',
    ['o-move', 'i-turn'],
    'Le Mammouth tient quatre cases, va tout droit et paie pour se tourner.',
    'The Mammoth takes four squares, goes straight on, and pays to turn.',
  ),
  opens(
    'ER-30.1',
    ['i-lock', 'i-wound'],
    'Un ennemi blessé se prend vivant ; qui le tient l’emmène.',
    'A wounded enemy may be taken alive; whoever holds a prisoner leads them along.',
  ),
  opens(
    'ER-30.25',
    ['i-eye', 'i-lock'],
    'Le prisonnier des Salémites peut parler : des dés noirs, et chaque œil compte.',
    'A prisoner of the Salemites may talk: black dice, and each eye counts.',
  ),
  opens(
    'ER-31.3',
    ['i-card', 'o-melee'],
    'Plusieurs agissent d’un même ordre ; les sections des autres sont dorées.',
    'Several carry out one order together; the sections of the others are gold.',
  ),
  opens(
    'ER-34.1',
    ['i-stairs'],
    'Un point de mouvement mène d’un étage à l’autre, par l’escalier.',
    'One movement point leads from a level to the next, by the stairs.',
  ),
  opens(
    'ER-40.1',
    ['i-cp', 's-3', 's-4'],
    'Douze personnages, et ce que chacun sait faire : du NORAD, des Salémites, ou à vendre.',
    'Twelve characters, and what each can do: of NORAD, of the Salemites, or for sale.',
  ),
  opens(
    'ER-41.17',
    ['i-rt-armory', 'i-rt-officer', 'i-flask'],
    'Dix-huit salles aident qui s’y tient : dés de plus, PC, cadavres, soins.',
    'Eighteen rooms help whoever is there: more dice, CP, corpses, healing.',
  ),
  opens(
    'ER-42.6',
    ['i-bag', 't-weapon', 't-blast'],
    'Ce que fait chaque carte équipement, l’une après l’autre.',
    'What each equipment card does, one after the other.',
  ),
];
