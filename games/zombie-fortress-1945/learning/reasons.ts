/** What advice, and a bot that is asked why, says of each part of the bots' judgement. */
import type { ReasonWords } from '@necropole/kernel';

export const reasons: { readonly [term: string]: ReasonWords } = {
  way: {
    better: { fr: 'rapproche l’équipe de son but', en: 'brings the team nearer to its goal' },
    worse: { fr: 'éloigne l’équipe de son but', en: 'takes the team away from its goal' },
  },
  people: {
    better: { fr: 'garde les membres de l’équipe en vie', en: 'keeps the members of the team alive' },
    worse: { fr: 'risque des blessés ou des morts', en: 'risks wounded or dead' },
  },
  things: {
    better: { fr: 'procure une arme ou un objet utile', en: 'brings a weapon or a useful object' },
    worse: { fr: 'coûte une arme ou un objet', en: 'costs a weapon or an object' },
  },
  fight: {
    better: { fr: 'tourne le combat à son avantage', en: 'turns the fight to its own good' },
    worse: { fr: 'engage un combat qui coûtera cher', en: 'gets into a fight that will cost dear' },
  },
  rivals: {
    better: { fr: 'prend de l’avance sur les autres équipes', en: 'gets ahead of the other teams' },
    worse: { fr: 'laisse les autres équipes passer devant', en: 'lets the other teams go ahead' },
  },
  soviets: {
    better: { fr: 'laisse du temps avant les Soviétiques', en: 'leaves time before the Soviets come' },
    worse: { fr: 'laisse venir les Soviétiques', en: 'lets the Soviets come' },
  },
  time: {
    better: { fr: 'ne perd pas de temps', en: 'loses no time' },
    worse: { fr: 'perd du temps', en: 'loses time' },
  },
  rooms: {
    better: { fr: 'découvre une pièce que nul n’a vue', en: 'uncovers a room that nobody has seen' },
    worse: { fr: 'laisse les pièces inconnues', en: 'leaves the rooms unknown' },
  },
  doctor: {
    better: { fr: 'affaiblit Hulk', en: 'weakens Hulk' },
    worse: { fr: 'laisse Hulk en pleine force', en: 'leaves Hulk at full strength' },
  },
  points: {
    better: { fr: 'gagne des points de victoire sur les autres', en: 'gains victory points on the others' },
    worse: { fr: 'perd des points de victoire sur les autres', en: 'loses victory points to the others' },
  },
  lift: {
    better: { fr: 'rapproche des ascenseurs, et de la sortie', en: 'brings the lifts, and the way out, nearer' },
    worse: { fr: 'éloigne des ascenseurs, et de la sortie', en: 'leads away from the lifts and the way out' },
  },
  dead: {
    better: { fr: 'tient les morts à distance', en: 'keeps the dead at a distance' },
    worse: { fr: 'laisse les morts tout près', en: 'leaves the dead close by' },
  },
  living: {
    better: { fr: 'réduit le nombre des vivants', en: 'makes the living fewer' },
    worse: { fr: 'épargne les vivants', en: 'spares the living' },
  },
  hunt: {
    better: { fr: 'mène les morts vers les vivants', en: 'leads the dead towards the living' },
    worse: { fr: 'éloigne les morts des vivants', en: 'leads the dead away from the living' },
  },
  escape: {
    better: { fr: 'ferme la sortie aux vivants', en: 'bars the way out to the living' },
    worse: { fr: 'laisse les vivants sortir', en: 'lets the living get out' },
  },
};
