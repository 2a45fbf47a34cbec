/** A number with its noun: '1 path', '2 paths'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A lower bound in words: 'at least 1 is needed', 'at least 9 are needed'. */
export function atLeastNeeded(count: number): string {
  return `at least ${count} ${count === 1 ? 'is' : 'are'} needed`;
}
