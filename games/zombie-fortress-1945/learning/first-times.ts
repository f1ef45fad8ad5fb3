/** What is said once, in any match, when it first happens; what a lesson says so stands with it. */
import { both, type LaterNote, says } from '@necropole/kernel';

/** The race. */
const above: readonly LaterNote[] = [
  {
    id: 'soviets',
    on: { event: 'soviets-advance' },
    say: says(
      both('Les Soviétiques avancent', 'The Soviets advance'),
      both(
        'Un 6 au mouvement : l’équipe reste là, et eux gagnent une case. Au bout, le château est à eux.',
        'A 6 for movement: the team stays there, and they gain a box. At the end the castle is theirs.',
      ),
    ),
    point: [{ ref: 'soviets' }],
    learnt: { symbol: 't-soviet', name: both('les Soviétiques', 'the Soviets') },
    teaches: ['ZF-2.17', 'ZF-2.9'],
  },
  {
    id: 'gate',
    on: { event: 'gate-passed' },
    say: says(
      both('La grille', 'The gate'),
      both(
        'Chaque équipe qui passe s’arrête et y trouve des zombies : un dé, plus 3. La montagne la contourne.',
        'Every team that passes stops and finds zombies there: a die, plus 3. Mountains lead around it.',
      ),
    ),
    point: [{ param: 'at' }],
    learnt: { symbol: 't-gate', name: both('les grilles', 'the gates') },
    teaches: ['ZF-2.29', 'ZF-3.2'],
  },
  {
    id: 'transport',
    on: { event: 'transport-found' },
    say: says(
      both('Un engin', 'A transport'),
      both(
        'L’équipe pourra y monter au début de son prochain tour ; sinon, il est détruit.',
        'The team may board it when its next turn begins; if it does not, the transport is destroyed.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'v-jeep', name: both('les engins', 'transports') },
    teaches: ['ZF-4.1', 'ZF-4.9'],
  },
  {
    id: 'accident',
    on: { event: 'accident' },
    say: says(
      both('Un accident', 'An accident'),
      both(
        'À bord, un 6 détruit l’engin. L’équipe n’a rien, mais la voilà à pied, et les Soviétiques avancent.',
        'Aboard, a 6 destroys the transport. The team is unharmed, but on foot, and the Soviets advance.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'd-6', name: both('les accidents', 'accidents') },
    teaches: ['ZF-4.5', 'ZF-4.6'],
  },
  {
    id: 'clash',
    on: { event: 'clash' },
    say: says(
      both('Équipe contre équipe', 'Team against team'),
      both(
        'Un dé chacune, plus ses hommes. Nul n’est blessé : la perdante est déplacée de trois hexagones.',
        'A die each, plus one’s men. Nobody is hurt: the loser is moved three hexes by the winner.',
      ),
    ),
    point: [{ param: 'defender' }],
    learnt: { symbol: 'i-attack', name: both('attaquer une équipe', 'attacking a team') },
    teaches: ['ZF-4.23', 'ZF-4.25', 'ZF-4.29'],
  },
  {
    id: 'arrived',
    on: { event: 'arrived' },
    say: says(
      both('Au château', 'In the castle'),
      both(
        'La première équipe choisira deux événements encore cachés, les suivantes un. La dernière reste dehors.',
        'The first team will choose two events that are still hidden, the next ones one. The last stays out.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-castle', name: both('le château', 'the castle') },
    teaches: ['ZF-2.5', 'ZF-5.8'],
  },
  {
    id: 'master',
    on: { event: 'becomes-master' },
    say: says(
      both('Le maître des zombies', 'The zombie master'),
      both(
        'Qui n’entre pas mène les morts dans les souterrains, et gagne si personne n’en sort.',
        'Whoever does not get in leads the dead in the fortress, and wins if nobody gets out of it.',
      ),
    ),
    point: [{ ref: 'dead' }],
    learnt: { symbol: 't-wander', name: both('le maître', 'the zombie master') },
    teaches: ['ZF-2.5', 'ZF-6.2'],
  },
];

/** Fights. */
const inFights: readonly LaterNote[] = [
  {
    id: 'fight',
    on: { event: 'counters-drawn' },
    say: says(
      both('Au combat', 'A fight'),
      both(
        'Ils viennent de la case 3. Un pion visé qui survit est découvert. Une herbe, une carte ? Un 6 la détruit.',
        'They come from box 3. One that is fired at and survives is uncovered. A herb, a map? A 6 destroys it.',
      ),
    ),
    point: [{ ref: 'box-3' }],
    learnt: { symbol: 't-unknown', name: both('les pions inconnus', 'unknown counters') },
    teaches: ['ZF-9.23', 'ZF-9.26'],
  },
  {
    id: 'suspended',
    on: { event: 'fight-suspended' },
    say: says(
      both('Ils sont là', 'They are upon them'),
      both(
        'Le tour de l’équipe est fini. L’assaut vient à l’activation suivante : la sienne, ou celle de qui les mène.',
        'The turn of the team is over. The assault comes at the next activation: its own, or their leader’s.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-attack', name: both('le combat suspendu', 'a fight put off') },
    teaches: ['ZF-10.20', 'ZF-10.21'],
  },
  {
    id: 'assault',
    on: { event: 'assault-round' },
    say: says(
      both('L’assaut', 'The assault'),
      both(
        'Un dé chacun, en même temps : 5 ou 6 inflige un dommage. Round après round, jusqu’au dernier.',
        'A die each, all at once: 5 or 6 deals a damage. Round after round, to the last of them.',
      ),
    ),
    point: [{ ref: 'team-box' }],
    learnt: { symbol: 'd-5', name: both('l’assaut', 'the assault') },
    teaches: ['ZF-10.18', 'ZF-9.28'],
  },
  {
    id: 'wounded',
    on: { event: 'wounded' },
    say: says(
      both('Blessé', 'Wounded'),
      both(
        'Un blessé tire et se bat comme avant. Le prochain dommage le tue ; l’herbe ou une trousse guérissent.',
        'The wounded fire and fight as before. The next damage kills; herb or a medic’s kit would heal.',
      ),
    ),
    // In one go they may be dead by now.
    point: [{ param: 'member' }, { ref: 'team-box' }],
    learnt: { symbol: 'i-wound', name: both('les blessures', 'wounds') },
    teaches: ['ZF-9.22', 'ZF-13.14'],
  },
  {
    id: 'ammunition',
    on: { event: 'ammunition-tested' },
    say: says(
      both('Munitions', 'Ammunition'),
      both(
        'Après le combat, un dé pour chaque arme qui a tiré : sur 1, et plus pour les lourdes, elle est perdue.',
        'After the fight, a die for each weapon that fired: on a 1, or more for heavy ones, it is lost.',
      ),
    ),
    point: [{ param: 'member' }],
    learnt: { symbol: 'd-1', name: both('les munitions', 'ammunition') },
    teaches: ['ZF-10.7'],
  },
  {
    id: 'dog',
    on: { event: 'leapt' },
    say: says(
      both('Un chien bondit', 'A dog leaps'),
      both(
        'Un chien avance de deux cases. Ceux qui arrivent les premiers arrêtent le combat : les autres attendent.',
        'A dog may come on two boxes. Those that arrive first stop the fight, and the others wait.',
      ),
    ),
    point: [{ marked: true }],
    learnt: { symbol: 't-dog', name: both('les chiens', 'dogs') },
    teaches: ['ZF-11.5', 'ZF-11.6'],
  },
  {
    id: 'puddle',
    on: { event: 'weapon-dissolved' },
    say: says(
      both('La flaque', 'The puddle'),
      both(
        'Parvenue à l’équipe, elle ronge une arme au hasard et disparaît. Un 6 au tir l’arrête.',
        'Once it reaches the team it eats a weapon at random and is gone. A 6 of the fire stops it.',
      ),
    ),
    point: [{ param: 'member' }],
    learnt: { symbol: 't-puddle', name: both('les flaques', 'puddles') },
    teaches: ['ZF-11.12'],
  },
  {
    id: 'team-destroyed',
    on: { event: 'team-destroyed' },
    say: says(
      both('Une équipe détruite', 'A team destroyed'),
      both(
        'Personne n’en est revenu. La première équipe perdue donne son maître aux zombies.',
        'Nobody came back. The player of the first team that is lost will lead the dead.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-skull', name: both('une équipe perdue', 'a team lost') },
    teaches: ['ZF-2.8'],
  },
];

/** The fortress. */
const below: readonly LaterNote[] = [
  {
    id: 'fortress',
    on: { event: 'fortress-opens' },
    say: says(
      both('Les souterrains', 'The fortress'),
      both(
        'Le docteur est dans l’une des trois salles vertes. Plus personne ne sait ce que cachent les salles.',
        'The doctor is in one of the three green rooms. Nobody knows any more what the rooms hide.',
      ),
    ),
    point: [{ ref: 'doctor' }],
    learnt: { symbol: 'i-elevator', name: both('les souterrains', 'the fortress') },
    teaches: ['ZF-5.15', 'ZF-5.18', 'ZF-5.21'],
  },
  {
    id: 'lock',
    on: { event: 'lock-tried' },
    say: says(
      both('Une serrure', 'A lock'),
      both(
        'Avant le dé de mouvement, 5 ou 6 l’ouvre, pour ce tour. Une grenade détruit la porte pour de bon.',
        'Before the movement die, 5 or 6 opens it, for this turn. A grenade destroys the door for good.',
      ),
    ),
    point: [{ param: 'door' }],
    learnt: { symbol: 'd-5', name: both('les serrures', 'locks') },
    teaches: ['ZF-6.12', 'ZF-6.14', 'ZF-6.16'],
  },
  {
    id: 'wanderer',
    on: { event: 'wanderer-comes' },
    say: says(
      both('Un zombie errant', 'A wandering zombie'),
      both(
        'Il entre où le dé le dit, et marche dès le tour suivant. Nulle serrure ne l’arrête ; on peut le fuir.',
        'It comes in where the die says, and walks from the next turn on. No lock stops it; teams may flee.',
      ),
    ),
    point: [{ param: 'at' }],
    learnt: { symbol: 't-wander', name: both('les errants', 'wandering zombies') },
    teaches: ['ZF-7.22', 'ZF-8.1', 'ZF-8.3'],
  },
  {
    id: 'flight',
    on: { event: 'flight-tested' },
    say: says(
      both('Fuir', 'Flight'),
      both(
        'Devant un groupe qui marche : sur 5 ou 6, l’équipe s’éloigne de deux zones. Sinon, il avance d’une case.',
        'From a group that walks: on 5 or 6 the team gets two zones away. If not, they come on a box.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-boot', name: both('fuir', 'fleeing') },
    teaches: ['ZF-10.26', 'ZF-10.27'],
  },
  {
    id: 'prisoner',
    on: { event: 'prisoner-freed' },
    say: says(
      both('Un prisonnier', 'A prisoner'),
      both(
        'Il tire et se bat comme un soldat, et meurt au premier dommage. Sorti vivant, il vaut 2 points.',
        'One more to fire and fight, who dies of the first damage. Out alive: worth 2 points.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 't-prisoner', name: both('les prisonniers', 'prisoners') },
    teaches: ['ZF-7.18', 'ZF-7.20', 'ZF-9.13'],
  },
  {
    id: 'doctor',
    on: { event: 'doctor-tested' },
    say: says(
      both('Le docteur !', 'The doctor!'),
      both(
        'Sur 6, il est pris, et dès 4 avec sa fille. Sinon, la seringue : il devient Hulk, et attaque.',
        'On a 6 he is taken, from 4 on with his daughter. If not, the syringe: he turns into Hulk.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-syringe', name: both('le docteur', 'the doctor') },
    teaches: ['ZF-7.14', 'ZF-7.15'],
  },
  {
    id: 'hulk',
    on: { event: 'hulk-rolled' },
    say: says(
      both('Hulk', 'Hulk'),
      both(
        'Il frappe chacun à chaque round. Tous les trois rounds, l’équipe peut partir ; il ne la suit pas.',
        'He strikes everybody in each round. Every three rounds the team may leave; he does not follow.',
      ),
    ),
    point: [{ param: 'at' }],
    learnt: { symbol: 't-mutant', name: both('Hulk', 'Hulk') },
    teaches: ['ZF-12.1', 'ZF-12.3', 'ZF-12.4'],
  },
  {
    id: 'destruction',
    on: { event: 'destruction-begins' },
    say: says(
      both('Tout va sauter', 'All will blow up'),
      both(
        'Chaque 6 d’une équipe rapproche l’explosion. Il faut atteindre la salle des ascenseurs avant elle.',
        'Each 6 of a team brings the explosion nearer. The lift room must be reached before it.',
      ),
    ),
    point: [{ ref: 'destruction' }],
    learnt: { symbol: 't-destruction', name: both('la destruction', 'the destruction') },
    teaches: ['ZF-8.29', 'ZF-8.30', 'ZF-9.1'],
  },
  {
    id: 'panic',
    on: { event: 'panic' },
    say: says(
      both('Panique', 'Panic'),
      both(
        'Tout ce qui était caché est retourné. Les rencontres s’éveillent et marchent, de 7 points, sans dé.',
        'All that was hidden is turned up. Encounters wake and walk, 7 points each, without a die.',
      ),
    ),
    point: [{ ref: 'destruction' }],
    learnt: { symbol: 't-zombie', name: both('la panique', 'the panic') },
    teaches: ['ZF-9.6', 'ZF-9.7', 'ZF-9.8'],
  },
  {
    id: 'turned',
    on: { event: 'team-turns' },
    say: says(
      both('Le virus', 'The virus'),
      both(
        'Cette équipe avait trouvé le cercueil : la voilà morte, et son joueur chasse les autres.',
        'This team had found the coffin: now it is of the dead, and its player hunts the others.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 't-elite', name: both('le virus', 'the virus') },
    teaches: ['ZF-8.18', 'ZF-8.22'],
  },
  {
    id: 'escaped',
    on: { event: 'escaped' },
    say: says(
      both('Dehors', 'Out'),
      both(
        'Cette équipe est sauve. Quand plus personne n’est en bas, celles qui sont sorties comptent leurs points.',
        'This team is safe. When nobody is below any more, those who got out count their points.',
      ),
    ),
    point: [{ param: 'team' }],
    learnt: { symbol: 'i-elevator', name: both('sortir', 'getting out') },
    teaches: ['ZF-9.3', 'ZF-9.12', 'ZF-9.13'],
  },
];

export const firstTimes: readonly LaterNote[] = [...above, ...inFights, ...below];
