/** 'A, B and C': names for a sentence; `and` stands before the last. */
export function nameList(names: readonly string[], and: string): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(and);
}
