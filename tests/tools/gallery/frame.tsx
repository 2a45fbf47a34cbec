import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { frozen, snapshotOf } from './frozen.ts';
import { languageOf } from './languages.ts';
import { ShownState } from './ShownState.tsx';
import type { GalleryState } from './states.ts';

// A shadow root, as in the elements, keeps the page's styles out.
const shadow = document.getElementById('state')?.attachShadow({ mode: 'open' });
const root = createRoot(shadow ?? document.body);

const language = await languageOf(new URLSearchParams(location.search).get('lang') ?? '');
// As on a page in that language, overflow at the end of a line can be scrolled to.
document.documentElement.lang = language.lang;
document.documentElement.dir = language.direction;

async function read<Content>(file: string): Promise<Content> {
  return (await (await fetch(file)).json()) as Content;
}

const states = await read<GalleryState[]>('./states.json');
const paths = new Map<string, Promise<unknown[]>>();

/** Draws the state in the address: walks its path on the machine and shows the view of the last step. */
async function draw(): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1));
  const state = states.find((one) => one.id === id);
  if (!state) return;
  const { screen } = state;
  const ofScreen = paths.get(screen) ?? read<unknown[]>(`./paths/${screen}.json`);
  paths.set(screen, ofScreen);
  const actor = frozen(snapshotOf(screen, JSON.stringify((await ofScreen)[state.path]), state.step));
  document.title = `${screen}: ${state.state}`;
  root.render(
    <Drawn key={id} id={id}>
      <ShownState {...{ screen, actor, language }} />
    </Drawn>,
  );
}

/** Reports that the view is drawn, to the tools that check it. */
function Drawn({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['drawn'] = id;
  }, [id]);
  return children;
}

addEventListener('hashchange', () => void draw());
await draw();
