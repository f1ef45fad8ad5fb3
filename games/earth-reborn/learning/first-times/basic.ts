/** What is met from scenarios 1 to 4 on: rounds and wounds, doors, duels, fire, phrases. */
import { both, type LaterNote } from '@necropole/kernel';
import { at, learnt, marked, nothing, thing, when } from './note.ts';

const turns: readonly LaterNote[] = [
  when(
    'reactivated',
    [
      both('Un round de plus', 'One more round'),
      both(
        'Toutes ses cartes sont couchées : un joueur relance qui il veut. Le maximum de PC du tour, lui, ne change pas.',
        'All cards of a player lie down: anybody may act again. The most CP for the turn stays what it was.',
      ),
    ],
    at('figure'),
    learnt('i-cp', 'réactiver', 'reactivating'),
    ['ER-6.4', 'ER-7.3'],
  ),
  when(
    'awaits-deployment',
    [
      both('Une tuile en réserve', 'A tile in reserve'),
      both(
        'Une tuile donnée sans PC attend : ses ordres serviront à un autre round de ce tour, pas au-delà.',
        'A tile that was given without CP waits: its orders serve in another round of this turn, not after it.',
      ),
    ],
    at('figure'),
    learnt('i-card', 'attendre', 'waiting'),
    ['ER-6.17', 'ER-6.15'],
  ),
  when(
    'tile-drawn',
    [
      both('Tirer une tuile', 'Drawing a tile'),
      both(
        'Un PC, et le round entier. La défausse s’achète 2 PC, mais on y choisit.',
        'One CP, and the whole round. The discard pile costs 2 CP, but one may choose there.',
      ),
    ],
    thing('bag'),
    learnt('i-bag', 'le sac', 'the bag'),
    ['ER-6.5', 'ER-6.7', 'ER-6.11'],
  ),
  when(
    'passed',
    [
      both('Passer', 'Passing'),
      both(
        'Passer n’engage à rien. Mais si l’autre passe aussitôt après, le tour finit, et les PC qui restent sont perdus.',
        'A pass binds nobody. But if the other passes right after it the turn ends, and CP that are left are lost.',
      ),
    ],
    nothing,
    learnt('i-cross', 'passer', 'passing'),
    ['ER-6.9', 'ER-6.10', 'ER-7.10'],
  ),
  when(
    'final-phase',
    [
      both('La fin du tour', 'The end of the turn'),
      both(
        'Les tuiles données et tous les PC s’en vont ; les blessures restent. On garde cinq tuiles au plus.',
        'The tiles that were given and all CP go; wounds stay. Each keeps five tiles at most.',
      ),
    ],
    thing('turns'),
    learnt('i-clock', 'la phase finale', 'the final phase'),
    ['ER-7.9', 'ER-7.10', 'ER-7.12'],
  ),
];

const fights: readonly LaterNote[] = [
  when(
    'stands-firm',
    [
      both('Elle tient bon', 'It stands firm'),
      both(
        'Porte, mur, meuble : il faut atteindre sa défense d’un seul coup, ou rien n’y fait. Un critique vaut trois.',
        'Door, wall, furniture: its defence must be reached at one blow, or nothing comes of it. A critical is three.',
      ),
    ],
    marked,
    learnt('i-armour', 'ce qui résiste', 'what stands firm'),
    ['ER-12.7', 'ER-12.8'],
  ),
  when(
    'destroyed',
    [
      both('Brisé pour de bon', 'Broken for good'),
      both(
        'On passe, et on voit, par une brèche, une porte enfoncée, un meuble détruit.',
        'A gap, a broken door, wrecked furniture: one may go through, and see through.',
      ),
    ],
    marked,
    learnt('i-door', 'détruire', 'destroying'),
    ['ER-9.3', 'ER-12.9', 'ER-13.1'],
  ),
  when(
    'card-turned',
    [
      both('Blessé : la carte tourne', 'Wounded: the card turns'),
      both(
        'Une seconde vie, plus courte, et d’autres valeurs, aussitôt. Sur cette face, la mort est au bout.',
        'A second life, a shorter one, and other values, at once. On this side death is at its end.',
      ),
    ],
    at('figure'),
    learnt('i-wound', 'la face blessée', 'the wounded side'),
    ['ER-11.6', 'ER-11.7', 'ER-11.9'],
  ),
  when(
    'died',
    [
      both('Un mort', 'A death'),
      both(
        'On marche sur les morts, et on voit par-dessus. Qui passe ramasse ce qu’ils portaient.',
        'The dead are walked over and looked over. Whoever passes may take what they carried.',
      ),
    ],
    at('at'),
    learnt('i-skull', 'les morts', 'the dead'),
    ['ER-11.8', 'ER-11.11', 'ER-9.6'],
  ),
  when(
    'door-slides-shut',
    [
      both('La porte se referme', 'The door closes'),
      both(
        'Une porte coulissante ne reste ouverte qu’un round ; celle de bois attend qu’on la ferme.',
        'A sliding door stays open for one round only; a wooden one waits until somebody closes it.',
      ),
    ],
    at('door'),
    learnt('i-door', 'portes coulissantes', 'sliding doors'),
    ['ER-6.12', 'ER-8.16', 'ER-8.17'],
  ),
  when(
    'left-map',
    [
      both('Hors de la carte', 'Off the map'),
      both(
        'Un pas de plus au bord, et l’on est sauf, pour toujours : on ne revient pas.',
        'One step more at the border, and one is safe, for good: nobody comes back.',
      ),
    ],
    at('from'),
    learnt('i-exit', 'quitter la carte', 'leaving the map'),
    ['ER-9.9', 'ER-9.10'],
  ),
];

const duels: readonly LaterNote[] = [
  when(
    'initiative-contested',
    [
      both('À qui l’initiative ?', 'Whose initiative?'),
      both(
        'Une mise secrète chacun. La plus haute joue d’abord ; à égalité, rien ne change. Les deux mises sont perdues.',
        'A secret bid each. The higher one plays first; a tie changes nothing. Both bids are lost.',
      ),
    ],
    nothing,
    learnt('i-init', 'l’initiative', 'the initiative'),
    ['ER-15.5', 'ER-15.6', 'ER-15.2'],
  ),
  when(
    'interception-asked',
    [
      both('Intercepté ?', 'Intercepted?'),
      both(
        'Qui voit surgir un ennemi peut miser pour agir avant lui. L’autre mise aussi, ou rien.',
        'Whoever sees an enemy appear may bid to act before it. The other one bids too, or nothing.',
      ),
    ],
    at('by'),
    learnt('i-eye', 'intercepter', 'intercepting'),
    ['ER-15.8', 'ER-15.10', 'ER-15.3'],
  ),
  when(
    'paused',
    [
      both('En pause', 'Paused'),
      both(
        'Qui intercepte reçoit une tuile et donne deux ordres, rouges ou dorés. Puis l’autre reprend où il en était.',
        'The interceptor receives a tile and gives two orders, red or gold. Then the other goes on.',
      ),
    ],
    at('figure'),
    learnt('i-clock', 'les ordres rouges', 'red orders'),
    ['ER-15.22', 'ER-15.23', 'ER-15.30'],
  ),
];

const fire: readonly LaterNote[] = [
  when(
    'fires',
    [
      both('Un tir', 'A shot'),
      both(
        'D’abord viser : les dés doivent atteindre la distance. Puis les dégâts, contre la seule armure.',
        'First the aim: the dice must reach the distance. Then the damage, against the armour alone.',
      ),
    ],
    at('figure'),
    learnt('o-shoot', 'tirer', 'firing'),
    ['ER-18.9', 'ER-18.11', 'ER-19.5', 'ER-19.6'],
  ),
  when(
    'out-of-ammunition',
    [
      both('Plus de munitions', 'Out of ammunition'),
      both(
        'La dernière balle est tombée aux dés : le coup part, puis l’arme se couche. Recharger coûte 1 PC.',
        'The dice showed the last round: the shot goes off, then the weapon lies down. Reloading costs 1 CP.',
      ),
    ],
    at('figure'),
    learnt('y-last-round', 'les munitions', 'ammunition'),
    ['ER-18.13', 'ER-18.15', 'ER-18.17'],
  ),
  when(
    'exploded',
    [
      both('Une explosion', 'An explosion'),
      both(
        'Tout ce qui est dans la zone est touché, amis compris. Murs et portes l’arrêtent, s’ils tiennent.',
        'Everything in the area is hit, friends too. Walls and doors stop it, if they hold.',
      ),
    ],
    at('at'),
    learnt('t-blast', 'les explosions', 'explosions'),
    ['ER-21.1', 'ER-21.2', 'ER-21.8'],
  ),
  when(
    'equipment-handed',
    [
      both('De main en main', 'From hand to hand'),
      both(
        'En passant sur la case d’un ami, ou d’un mort, on échange son équipement. Le poids est limité.',
        'Passing over a friend, or over the dead, one exchanges equipment. Weight is limited.',
      ),
    ],
    at('to'),
    learnt('i-load', 'l’équipement', 'equipment'),
    ['ER-17.10', 'ER-17.14', 'ER-17.3'],
  ),
];

export const basicTimes: readonly LaterNote[] = [...turns, ...fights, ...duels, ...fire];
