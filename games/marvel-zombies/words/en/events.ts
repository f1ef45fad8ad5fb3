/** What the rules tell, as it happens. */

import { capital, count, list, plural } from '@necropole/kernel/english';
import { heroCards } from '../../content/heroes/index.ts';
import type { HeroId, Level } from '../../content/ids.ts';
import { heroNames } from '../hero-names.ts';
import type { EventWords } from '../spoken.ts';
import { goalWords } from './mission-cards.ts';
import {
  componentName,
  countKind,
  crowd,
  enemy,
  floor,
  inZone,
  kindName,
  kindNames,
  level,
  objective,
  onFloor,
  opening,
  point,
  zombieHero,
  zone,
} from './names.ts';

const wounds = (n: number): string => count(n, 'wound', 'wounds');
const enemies = (n: number): string => count(n, 'enemy', 'enemies');
const act = (n: number): string => plural(n, 'acts', 'act');

/** The skill that a hero has from this level on. */
const unlocked = ({ who, level: reached }: { who: HeroId; level: Level }): string =>
  componentName(heroCards[who].skills.find((skill) => skill.level === reached)?.id ?? '');

export const eventsWords: EventWords = {
  'hero-starts': (params) => `${heroNames[params.who]} begins in ${zone(params.zone)}.`,
  'round-begins': (params) => `Round ${params.round} begins.`,
  'power-raised': (params) => `1 power for ${list(params.heroes.map((id) => heroNames[id]))}.`,
  'turn-begins': (params) => `${heroNames[params.who]}’s turn: ${count(params.actions, 'action', 'actions')}.`,
  'turn-ended': (params) => `${heroNames[params.who]}’s turn is over.`,
  moved: (params) => `${heroNames[params.who]} goes to ${zone(params.to)}.`,
  'opening-opened': (params) =>
    params.who === null
      ? `${capital(opening(params.opening))} opens.`
      : `${heroNames[params.who]} opens ${opening(params.opening)}.`,
  'trait-gained': (params) => `${heroNames[params.who]} gains the trait ${componentName(params.card)}.`,
  'trait-discarded': (params) => `${heroNames[params.who]} discards ${componentName(params.card)}.`,
  'trait-played': (params) => `${heroNames[params.who]} plays ${componentName(params.card)}.`,
  'trait-deck-reshuffled': () => 'The trait deck is shuffled anew.',
  'attack-made': (params) =>
    `${heroNames[params.who]} attacks ${inZone(params.zone)} with ${componentName(params.attack)}: ${params.dice.length === 0 ? 'no dice' : params.dice.join(', ')}. ${params.hits === 0 ? 'No hits.' : `${capital(count(params.hits, 'hit', 'hits'))}.`}`,
  'enemy-killed': (params) =>
    params.who === null
      ? `${capital(enemy(params.enemy))} is eliminated ${inZone(params.zone)}.`
      : `${heroNames[params.who]} eliminates ${enemy(params.enemy)} ${inZone(params.zone)}.`,
  'hits-wasted': (params) => `${count(params.hits, 'hit is', 'hits are')} wasted.`,
  'xp-gained': (params) => `${heroNames[params.who]} gains ${params.xp} XP (${params.now} now).`,
  'level-reached': (params) =>
    `${heroNames[params.who]} reaches the ${level(params.level)} danger level: ${unlocked(params)}!`,
  'citizen-rescued': (params) => `${heroNames[params.who]} rescues ${componentName(params.citizen)}.`,
  'citizen-kept': (params) => `${componentName(params.citizen)} stays with ${heroNames[params.who]}.`,
  'citizen-discarded': (params) => `${componentName(params.citizen)} leaves ${heroNames[params.who]}, safe and sound.`,
  'power-gained': (params) => `${heroNames[params.who]} gains ${params.power} power (${params.now} now).`,
  'power-spent': (params) => `${heroNames[params.who]} spends ${params.power} power (${params.now} left).`,
  'power-lost': (params) => `${heroNames[params.who]} loses ${params.power} power (${params.now} left).`,
  'objective-taken': (params) => `${heroNames[params.who]} takes the ${objective(params.objective)}.`,
  'elevator-called': (params) => `${heroNames[params.who]} calls the elevator to ${floor(params.floor)}.`,
  'elevator-moved': (params) => `${heroNames[params.who]} sends the elevator to ${floor(params.floor)}.`,
  'hero-left': (params) => `${heroNames[params.who]} is out, and safe: ${params.out} of ${params.heroes}.`,
  'enemies-phase': () => 'The enemies act.',
  'floor-asleep': (params) => `Nobody is ${onFloor(params.floor)}: nothing happens there.`,
  'citizens-abandoned': (params) => `The citizens ${onFloor(params.floor)} are left behind.`,
  'enemies-attack': (params) =>
    `${capital(enemies(params.enemies))} ${plural(params.enemies, 'attacks', 'attack')} ${inZone(params.zone)}: ${wounds(params.wounds)}.`,
  wounded: (params) => `${heroNames[params.who]} suffers ${wounds(params.wounds)} (${params.now} health left).`,
  'wound-cancelled': (params) =>
    `${componentName(params.citizen)} is given up: ${heroNames[params.who]} avoids 1 wound.`,
  healed: (params) => `${heroNames[params.who]} regains ${params.health} health (${params.now} now).`,
  'hero-eliminated': (params) => `${heroNames[params.who]} is eliminated!`,
  'citizen-fights-back': (params) =>
    `${componentName(params.citizen)} fights back: ${params.die}. ${params.held ? 'Still standing.' : 'Not enough.'}`,
  'citizen-devoured': (params) => `${componentName(params.citizen)} is devoured!`,
  'enemies-move': (params) => {
    const horde = { brute: params.brutes, walker: params.walkers, runner: params.runners };
    const many = params.brutes + params.walkers + params.runners + params.heroes.length;
    return `${capital(list(crowd(horde, params.heroes)))} ${plural(many, 'goes', 'go')} from ${zone(params.from)} to ${zone(params.to)}.`;
  },
  'enemies-split': (params) => `The enemies ${inZone(params.zone)} split up: ${count(params.ways, 'way', 'ways')}.`,
  'window-forced': (params) =>
    `${capital(enemies(params.enemies))} ${plural(params.enemies, 'forces', 'force')} ${opening(params.opening)}.`,
  'second-actions': (params) => `${capital(enemies(params.enemies))} ${act(params.enemies)} again.`,
  'citizens-step': (params) => `${count(params.citizens, 'citizen', 'citizens')} ${act(params.citizens)}.`,
  'citizen-stays': (params) => `${componentName(params.citizen)} stays put.`,
  'citizen-moves': (params) => `${componentName(params.citizen)} goes to ${zone(params.to)}.`,
  'citizen-unhidden': (params) => `${componentName(params.citizen)} is hidden no longer (${params.die}).`,
  'citizen-stays-hidden': (params) => `${componentName(params.citizen)} stays hidden (${params.die}).`,
  'spawn-step': (params) => `Enemies spawn: ${count(params.points, 'active spawn point', 'active spawn points')}.`,
  'point-sleeps': (params) => `No card for ${point(params.point)}: no hero is on its floor.`,
  'spawn-card': (params) =>
    `Spawn card ${inZone(params.zone)}: ${componentName(params.card)}, read at ${level(params.level)}.`,
  'card-passed-over': (params) => `${componentName(params.card)}: nobody of that kind is left, the next card is drawn.`,
  'enemies-spawned': (params) =>
    `${countKind(params.count, params.kind)} ${plural(params.count, 'appears', 'appear')} ${inZone(params.zone)}.`,
  rush: (params) => `Rush! ${countKind(params.count, params.kind)} ${act(params.count)} at once.`,
  'extra-activation': (params) => `Extra activation: all ${kindNames(params.kind)} act.`,
  'no-such-enemy': (params) => `There is no ${kindName(params.kind)} on the board: nothing happens.`,
  shortage: (params) => `Shortage: ${countKind(params.missing, params.kind)} missing.`,
  'zombie-hero-appears': (params) => `${zombieHero(params.zombieHero)} appears ${inZone(params.zone)}!`,
  'hidden-citizen-appears': (params) => `${componentName(params.citizen)} hides ${inZone(params.zone)}.`,
  'too-late': (params) => `Too late: nobody is left ${inZone(params.zone)}.`,
  'spawn-deck-reshuffled': () => 'The spawn deck is shuffled anew.',
  'zombie-hero-deck-reshuffled': () => 'The zombie hero deck is shuffled anew.',
  'citizen-deck-reshuffled': () => 'The citizen deck is shuffled anew.',
  'building-opened': (params) =>
    params.cards === 0
      ? `A building is opened ${inZone(params.zone)}: no spawn cards.`
      : `A building is opened ${inZone(params.zone)}: ${count(params.cards, 'spawn card', 'spawn cards')}.`,
  'citizen-revealed': (params) => `${componentName(params.citizen)} was waiting ${inZone(params.zone)}.`,
  'secret-mission-revealed': (params) => `${componentName(params.card)} lies ${inZone(params.zone)}.`,
  'secret-mission-taken': (params) => `${heroNames[params.who]} takes ${componentName(params.card)}.`,
  'point-woken': (params) => `${capital(point(params.point))} becomes active.`,
  'exit-placed': (params) => `The exit is ${inZone(params.zone)}.`,
  'hand-used': (params) =>
    params.charged
      ? `${heroNames[params.who]} fires the Sentinel Hand.`
      : `${heroNames[params.who]} throws the Sentinel Hand.`,
  'hand-gone': () => 'The Sentinel Hand leaves the board.',
  'round-ended': (params) => `Round ${params.round} is over.`,
  'goal-done': (params) => `Goal met: ${goalWords[params.goal]}.`,
  'effect-used': (params) => `${heroNames[params.who]} uses ${componentName(params.component)}.`,
  'zombie-hero-acts': (params) => `${zombieHero(params.zombieHero)}’s ability takes effect.`,
  'die-rolled': (params) => `${componentName(params.component)}: the die shows ${params.die}.`,
};
