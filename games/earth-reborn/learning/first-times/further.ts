/** What is met from scenarios 4 to 9 on: phrases, search, radio, traitors, large figures, prisoners, combined orders. */
import { both, type LaterNote } from '@necropole/kernel';
import { at, learnt, nothing, thing, when } from './note.ts';

const phrases: readonly LaterNote[] = [
  when(
    'tested',
    [
      both('Un test', 'A test'),
      both(
        'Un prix en PC, des dés, un seuil à atteindre ; chaque PC de plus est un dé jaune. Raté, les PC sont perdus.',
        'A price in CP, dice, a number to reach; each CP more is a yellow die. If it fails the CP are lost.',
      ),
    ],
    at('figure'),
    learnt('i-tech', 'les tests', 'tests'),
    ['ER-22.1', 'ER-22.6', 'ER-22.8'],
  ),
  when(
    'power-cut',
    [
      both('Le courant est coupé', 'The power is cut'),
      both(
        'Jusqu’à la fin du tour : les serrures magnétiques s’ouvrent, et rien d’électrique ne marche.',
        'Until the end of the turn: magnetic locks stand open, and nothing electric works.',
      ),
    ],
    at('figure'),
    learnt('o-interact', 'le courant', 'power'),
    ['ER-23.8', 'ER-41.23'],
  ),
  when(
    'timer-set',
    [
      both('Le compte à rebours', 'The countdown'),
      both(
        'Un marqueur s’en va à chaque fin de tour, dès celui-ci. La même salle peut encore tout arrêter.',
        'A marker goes at the end of each turn, this one too. The same room may still stop it.',
      ),
    ],
    nothing,
    learnt('t-timer', 'les minuteries', 'timers'),
    ['ER-23.4', 'ER-23.7'],
  ),
  when(
    'zombie-rises',
    [
      both('Un mort se relève', 'A dead one rises'),
      both(
        'Un cadavre, du sérum, un test de science : un zombie de plus, prêt à agir dans ce tour.',
        'A corpse, serum, a science test: one more zombie, ready to act in this turn.',
      ),
    ],
    at('at'),
    learnt('i-flask', 'relever les morts', 'raising the dead'),
    ['ER-22.15', 'ER-6.4'],
  ),
];

const searches: readonly LaterNote[] = [
  when(
    'searches',
    [
      both('Une fouille', 'A search'),
      both(
        'Les dés noirs donnent des points : passer la carte du dessus, ou la prendre, si la salle y convient.',
        'The black dice give points: pass the top card on, or take it, if the room is one where it is found.',
      ),
    ],
    thing('search-deck'),
    learnt('o-search', 'fouiller', 'searching'),
    ['ER-24.14', 'ER-25.1', 'ER-25.3'],
  ),
  when(
    'mission-points-gained',
    [
      both('Des points de mission', 'Mission points'),
      both(
        'Le score, et une monnaie : certains les changent en PC. À la fin, qui en a le plus gagne.',
        'The score, and a currency: some turn them into CP. At the end whoever has the most wins.',
      ),
    ],
    thing('mission-points'),
    learnt('i-check', 'les points de mission', 'mission points'),
    ['ER-24.1', 'ER-24.3', 'ER-24.4'],
  ),
  when(
    'spy-points-gained',
    [
      both('Espionner', 'Spying'),
      both(
        'À utiliser aussitôt : un point de mission, ou regarder et ranger les trois cartes du dessus de la fouille.',
        'To be used at once: a mission point, or look at and arrange the top three cards of the search deck.',
      ),
    ],
    thing('mission-points'),
    learnt('i-eye', 'l’espionnage', 'espionage'),
    ['ER-24.6', 'ER-24.7'],
  ),
];

const people: readonly LaterNote[] = [
  when(
    'ability-paid',
    [
      both('Une capacité', 'An ability'),
      both(
        'Elle ne demande pas de tuile : ses PC se posent sur la carte, et comptent dans le maximum du tour.',
        'It takes no tile: its CP lie on the card, and count towards the most for the turn.',
      ),
    ],
    at('figure'),
    learnt('i-people', 'les capacités', 'abilities'),
    ['ER-26.1', 'ER-26.2'],
  ),
  when(
    'changes-sides',
    [
      both('Il change de camp', 'Changing sides'),
      both(
        'Un traître garde ses tuiles et ses PC, mais ne traverse plus ceux qu’il a quittés.',
        'A traitor keeps tiles and CP, but no longer passes through those that were friends.',
      ),
    ],
    at('figure'),
    learnt('i-people', 'les traîtres', 'traitors'),
    ['ER-40.5', 'ER-40.19', 'ER-40.20'],
  ),
  when(
    'markers-handed-out',
    [
      both('La radio est brouillée', 'The radio is jammed'),
      both(
        'Un marqueur caché par ennemi. Au-delà de son bonus de PC, chacun montre le sien : libre, écouté ou brouillé.',
        'A hidden marker for each enemy. Beyond their bonus CP they show it: clear, overheard or jammed.',
      ),
    ],
    nothing,
    learnt('t-jamming', 'le brouillage', 'jamming'),
    ['ER-26.14', 'ER-27.1', 'ER-27.3'],
  ),
  when(
    'frequency-shown',
    [
      both('Un marqueur se montre', 'A marker is shown'),
      both(
        'Libre : rien. Écoutée : un point d’espionnage au brouilleur. Brouillée : pas de PC au-delà du bonus de tout le tour.',
        'Clear: nothing. Overheard: a spy point for the jammer. Jammed: no CP beyond the bonus, for the whole turn.',
      ),
    ],
    at('figure'),
    learnt('t-jamming', 'les fréquences', 'frequencies'),
    ['ER-27.1', 'ER-27.2', 'ER-27.3'],
  ),
  when(
    'walls-marked',
    [
      both('À travers le mur', 'Through the wall'),
      both(
        'La brèche reste, pour tous. Le Mammouth tient quatre cases et paie pour se tourner.',
        'The gap stays, for everybody. The Mammoth takes four squares, and pays to turn.',
      ),
    ],
    nothing,
    learnt('b-mammoth', 'grandes figurines', 'large figures'),
    ['ER-28.1', 'ER-13.1'],
  ),
  when(
    'marker-placed',
    [
      both('Quelque chose est posé', 'Something is laid'),
      both(
        'Une mine s’arme à la fin du tour ; une bombe et un virus y font leur œuvre, tour après tour.',
        'A mine is armed at the end of the turn; a bomb and a virus do their work there, turn by turn.',
      ),
    ],
    at('at'),
    learnt('t-timer', 'mines et bombes', 'mines and bombs'),
    ['ER-43.7', 'ER-42.9', 'ER-7.15'],
  ),
  when(
    'capture-announced',
    [
      both('Le prendre vivant', 'Taken alive'),
      both(
        'Un corps à corps contre un blessé. Assez de dégâts pour le tuer : il est pris ; moins : rien du tout.',
        'A melee against somebody wounded. Damage enough to kill captures; less than that does nothing.',
      ),
    ],
    at('figure'),
    learnt('i-lock', 'capturer', 'capturing'),
    ['ER-30.1', 'ER-30.3'],
  ),
  when(
    'freed',
    [
      both('Libre de nouveau', 'Free again'),
      both(
        'Blessé comme avant, sans équipement, avec ses tuiles et ce qu’il a dépensé : il rejoue quand son tour vient.',
        'Wounded as before, without equipment, with tiles and spent CP as they were: ready to act when it is time.',
      ),
    ],
    at('figure'),
    learnt('i-lock', 'libérer', 'freeing'),
    ['ER-30.11', 'ER-30.12', 'ER-30.16'],
  ),
  when(
    'tortures',
    [
      both('L’interrogatoire', 'The torture'),
      both(
        'Des dés noirs : chaque œil est un point d’espionnage pour les Salémites.',
        'Black dice: each eye is a spy point for the Salemites.',
      ),
    ],
    at('figure'),
    learnt('i-eye', 'la torture', 'torture'),
    ['ER-30.25', 'ER-31.1'],
  ),
  when(
    'joins',
    [
      both('Ensemble', 'Together'),
      both(
        'D’autres se joignent à l’ordre avec leurs sections dorées : leurs dés sont lancés avec ceux de l’activé.',
        'Others join the order with their gold sections: their dice are rolled with those of the active one.',
      ),
    ],
    at('figure'),
    learnt('i-people', 'les combinaisons', 'combinations'),
    ['ER-31.3', 'ER-31.4', 'ER-31.9'],
  ),
  when(
    'moves-next',
    [
      both('Un mouvement à plusieurs', 'A move together'),
      both(
        'Chacun a les pas de sa carte, et finit son mouvement avant le suivant : on ne l’intercepte que pendant le sien.',
        'Each has the steps of their own card, and ends before the next begins: interceptions fall in their own move only.',
      ),
    ],
    at('figure'),
    learnt('o-move', 'bouger ensemble', 'moving together'),
    ['ER-31.14', 'ER-31.15', 'ER-31.16'],
  ),
];

export const furtherTimes: readonly LaterNote[] = [...phrases, ...searches, ...people];
