/** What the missions say. */

import type { FamilyWords } from '@necropole/kernel';
import { count } from '@necropole/kernel/french';
import type { MissionId, MissionOfferId } from '../../content/ids.ts';
import type { MissionsSaid } from '../../content/missions/said.ts';
import { heroNames } from '../hero-names.ts';
import { goalWords, missionOfferWords, missionRuleCards } from './mission-cards.ts';
import { inZone, objective, point, zombieHero } from './names.ts';

export const missionsWords: FamilyWords<MissionsSaid, MissionId | MissionOfferId> = {
  questions: {},
  facts: {},
  refusals: {
    'windows-shut': () => 'toutes les fenêtres restent closes dans cette Mission',
    'secrets-missing': (params) => `il faut d’abord prendre les deux Missions Secrètes (${params.taken} sur 2)`,
    'leaves-without-citizen': (params) => `${heroNames[params.who]} ne peut pas sortir sans Citoyen`,
    'holds-no-citizen': (params) => `${heroNames[params.who]} n’a pas de Citoyen`,
    'citizen-does-not-fight': () => 'ce Citoyen n’est pas un Combattant',
    'reserve-empty': () => 'il n’y en a plus dans la réserve',
    'holds-no-token': (params) => `${heroNames[params.who]} n’a pas de pion Objectif`,
    'nobody-to-exchange-with': () => 'personne dans cette Zone avec qui échanger',
    'not-on-a-red-point': () => 'aucun Point de Génération rouge du manoir ici',
    'hand-broken': () => 'la Main de Sentinelle n’est pas chargée',
    'hand-not-here': () => 'la Main de Sentinelle n’est pas dans cette Zone',
    'juggernaut-out-of-reach': (params) => `Juggernaut n’est pas en vue à Portée 0–${params.range}`,
    'cannot-leave': () => 'aucune sortie possible avec les Actions restantes',
  },
  events: {
    'goal-waits': (params) =>
      `« ${goalWords[params.goal]} » : fait, et comptera une fois les objectifs d’avant atteints.`,
    'reserve-thinned': (params) =>
      `Le Citoyen de ${heroNames[params.who]} écarte pour de bon ${count(params.enemies.length, 'Ennemi', 'Ennemis')} de la réserve.`,
    'token-kept': (params) => `${heroNames[params.who]} garde ${objective(params.token)}.`,
    'token-passed': (params) => `${heroNames[params.from]} remet ${objective(params.token)} à ${heroNames[params.to]}.`,
    'point-moved': (params) =>
      `${heroNames[params.who]} fait sauter ${point(params.point)} : il se retrouve ${inZone(params.zone)}.`,
    'laid-down': (params) => `${zombieHero(params.zombieHero)} est à terre, mais pas mort.`,
    'stands-up': (params) => `${zombieHero(params.zombieHero)} se relève.`,
    'hand-charged': () => 'La Main de Sentinelle est chargée !',
    'hand-carried': (params) =>
      `${heroNames[params.who]} porte la Main de Sentinelle : la voici ${inZone(params.zone)}.`,
  },
  components: { ...missionRuleCards, ...missionOfferWords },
};
