/** What lies around the board waits until the board is drawn: an answer is seen sooner, and a page that is drawn need not be laid out for whoever measures it. */

/** Does some work as soon as what has changed is drawn; gives the function that gives it up. */
export function afterDrawing(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
