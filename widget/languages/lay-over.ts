/** The English with the sentences of a language or voice in the place of its own. Lists and plural forms change whole. */
export function layOver<English>(english: English, said: unknown): English {
  if (said === undefined) return english;
  if (!isGroup(english) || !isGroup(said)) return said as English;
  const entries = Object.entries(english).map(([key, text]) => [key, layOver(text, said[key])]);
  return Object.fromEntries(entries) as English;
}

function isGroup(texts: unknown): texts is Record<string, unknown> {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) && !('other' in texts);
}
