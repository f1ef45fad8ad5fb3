/** What questions and the scene call the things of Storyline. */
export function friendName(friend: number): string {
  return `friend-${friend + 1}`;
}

export function chipName(index: number): string {
  return `chip-${index + 1}`;
}

export function tokenName(friend: number, index: number): string {
  return `token-${friend + 1}-${index + 1}`;
}
