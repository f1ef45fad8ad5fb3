/** Names with their articles: « la Hache », « l’Athlète »; what is a sentence by itself has none. */

/** Something with a name, and the article that it takes in a sentence. */
export interface Named {
  readonly article: 'le ' | 'la ' | 'les ' | 'l’' | '';
  readonly name: string;
}

/** « la Hache ». */
export function called({ article, name }: Named): string {
  return article + name;
}
