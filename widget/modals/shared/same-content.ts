/** For useSelector: plain values that say the same are the same, so that nothing is drawn again. */
export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
