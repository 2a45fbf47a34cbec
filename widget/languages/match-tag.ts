/**
 * The one of some tags that serves a tag, as RFC 4647 looks it up: the tag itself, else without its last subtags. 'de'
 * serves 'de-AT', and 'de_AT', as some pages write (D-560). Null where there is none.
 */
export function matchTag(tag: string, among: readonly string[]): string | null {
  const subtags = tag.toLowerCase().split(/[-_]/);
  for (; subtags.length > 0; subtags.pop()) {
    const wanted = subtags.join('-');
    const found = among.find((one) => one.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return null;
}
