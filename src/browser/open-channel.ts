/** A channel to the site's other pages. Null where the browser has none or forbids it: then nobody can be told. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
