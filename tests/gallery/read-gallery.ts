import type { GalleryState } from './states.ts';

const read = new Map<string, Promise<unknown>>();

/** All states that `npm run gallery` found. */
export function fetchStates(): Promise<GalleryState[]> {
  return fetchOnce('./states.json') as Promise<GalleryState[]>;
}

/** The written paths of a screen. */
export function fetchPaths(screen: string): Promise<unknown[]> {
  return fetchOnce(`./paths/${screen}.json`) as Promise<unknown[]>;
}

function fetchOnce(file: string): Promise<unknown> {
  const known = read.get(file);
  if (known) return known;
  const answer = fetch(file).then((response) => response.json());
  read.set(file, answer);
  return answer;
}
