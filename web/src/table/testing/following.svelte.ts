/** Does something now and after each change of what it reads, as a page does; gives the function that stops it. */
export function following(what: () => void): () => void {
  return $effect.root(() => {
    $effect(what);
  });
}
