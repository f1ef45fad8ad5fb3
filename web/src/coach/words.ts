/** What the coach says in every lesson. */
import type { Language } from '@necropole/kernel';

export interface CoachWords {
  readonly coach: string;
  readonly lesson: (now: number, of: number) => string;
  readonly steps: string;
  readonly lamps: { readonly [lamp in 'lit' | 'put-off' | 'to-come' | 'now']: string };
  readonly next: string;
  readonly showMe: string;
  readonly goBack: string;
  readonly skip: string;
  readonly alone: string;
  readonly later: string;
  readonly stay: string;
  readonly skipTitle: string;
  readonly skipText: string;
  readonly otherWay: string;
  readonly asYouLike: { readonly title: string; readonly text: string };
  readonly waits: { readonly title: string; readonly text: string };
  readonly watches: { readonly title: string; readonly text: string };
  readonly sameDice: string;
  readonly end: { readonly title: string; readonly text: string; readonly playing: string };
  readonly playOn: string;
  readonly newMatch: string;
  /** Outside a lesson. */
  readonly firstTime: string;
  readonly understood: string;
  readonly noMore: string;
  readonly starting: string;
  /** The way in, with the title of the lesson where there are several. */
  readonly guided: (minutes: number, title: string | null) => string;
  /** One of many. */
  readonly numbered: (number: number, minutes: number) => string;
  /** All of them, with how many are behind. */
  readonly lessons: (done: number, of: number) => string;
  readonly lessonDone: string;
  readonly minutes: (minutes: number) => string;
  /** Beside the button that plays a mission. */
  readonly beginning: (minutes: number) => string;
}

export const coachWords: Readonly<Record<Language, CoachWords>> = {
  fr: {
    coach: 'Le Veilleur',
    lesson: (now, of) => `Leçon ${now} sur ${of}`,
    steps: 'Les étapes',
    lamps: { lit: 'fait', 'put-off': 'remis à plus tard', 'to-come': 'à venir', now: 'maintenant' },
    next: 'Suite',
    showMe: 'Montre-moi',
    goBack: 'Revenir avant',
    skip: 'Passer la leçon',
    alone: 'Continuer seul',
    later: 'Plus tard',
    stay: 'Rester',
    skipTitle: 'Passer la leçon ?',
    skipText: 'La partie continue sans moi, ou t’attend sur l’accueil avec la leçon.',
    otherWay: 'Autre chemin',
    asYouLike: { title: 'Comme tu veux', text: 'On y reviendra.' },
    waits: { title: 'À toi de jouer', text: 'Joue comme tu veux. Je te fais signe.' },
    watches: { title: 'Regarde', text: 'Regarde ce qui se passe.' },
    sameDice: 'Te revoilà avant : les mêmes dés tomberont.',
    end: { title: 'Tu sais jouer', text: 'La partie continue pour de bon.', playing: 'En jouant :' },
    playOn: 'Continuer la partie',
    newMatch: 'Nouvelle partie',
    firstTime: 'La première fois',
    understood: 'Compris',
    noMore: 'Ne plus m’expliquer',
    starting: 'La leçon commence',
    guided: (minutes, title) => `${title ?? 'Leçon guidée'}, ${minutes}\u00a0min`,
    numbered: (number, minutes) => `Leçon ${number}, ${minutes}\u00a0min`,
    lessons: (done, of) => (done === 0 ? `${of} leçons` : `Leçons ${done}/${of}`),
    lessonDone: 'faite',
    beginning: (minutes) => `Début guidé, ${minutes}\u00a0min`,
    minutes: (minutes) => `${minutes}\u00a0min`,
  },
  en: {
    coach: 'The Watchman',
    lesson: (now, of) => `Lesson ${now} of ${of}`,
    steps: 'Steps',
    lamps: { lit: 'done', 'put-off': 'put off', 'to-come': 'to come', now: 'now' },
    next: 'Next',
    showMe: 'Show me',
    goBack: 'Go back',
    skip: 'Skip the lesson',
    alone: 'Go on alone',
    later: 'Later',
    stay: 'Stay',
    skipTitle: 'Skip the lesson?',
    skipText: 'The match goes on without me, or waits on the home page with the lesson.',
    otherWay: 'Another way',
    asYouLike: { title: 'As you like', text: 'We will come back to it.' },
    waits: { title: 'Your turn to play', text: 'Play as you like. I will give you a sign.' },
    watches: { title: 'Watch', text: 'Watch what happens.' },
    sameDice: 'Back at the question: the same dice will fall.',
    end: { title: 'You can play', text: 'The match goes on for real.', playing: 'To be met:' },
    playOn: 'Play on',
    newMatch: 'New match',
    firstTime: 'The first time',
    understood: 'I see',
    noMore: 'No more notes',
    starting: 'The lesson begins',
    guided: (minutes, title) => `${title ?? 'Guided lesson'}, ${minutes}\u00a0min`,
    numbered: (number, minutes) => `Lesson ${number}, ${minutes}\u00a0min`,
    lessons: (done, of) => (done === 0 ? `${of} lessons` : `Lessons ${done}/${of}`),
    lessonDone: 'done',
    beginning: (minutes) => `Guided beginning, ${minutes}\u00a0min`,
    minutes: (minutes) => `${minutes}\u00a0min`,
  },
};
