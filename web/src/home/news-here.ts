/** The news of this browser, for the home page: fetched once it has nothing else to do. */
import type { Language } from '@necropole/kernel';
import { engine } from '../app/engine.ts';
import { catalogue } from '../app/games.ts';
import { homeWords } from '../app/words/home.ts';
import FirstTime from './FirstTime.svelte';
import { firstLessons, newsOf } from './news.ts';

/** What a card says besides: in the place of the way to learn, and on its poster. */
export interface CardNews {
  readonly lesson?: { readonly id: string; readonly said: string };
  readonly won?: string;
}

export interface NewsHere {
  /** The games whose lesson a newcomer may begin with. */
  readonly first: ReturnType<typeof firstLessons<(typeof catalogue)[number]>>;
  readonly FirstTime: typeof FirstTime;
  readonly of: (game: string, language: Language) => CardNews;
}

export async function newsHere(): Promise<NewsHere> {
  const [{ matches }, results] = await Promise.all([engine.list(), engine.record()]);
  const news = new Map(catalogue.map((entry) => [entry.id, newsOf(entry, matches, results)]));
  return {
    first: firstLessons(catalogue, matches, results),
    FirstTime,
    of: (game, language) => {
      const [{ lesson, next, won } = {}, w] = [news.get(game), homeWords[language]];
      return {
        ...(lesson != null && { lesson: { id: lesson.id, said: w.lesson(lesson.now, lesson.of) } }),
        ...(next != null && { lesson: { id: next, said: w.nextLesson } }),
        ...(won != null && { won: w.won(won.missions, won.of) }),
      };
    },
  };
}
