import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { frozen, snapshotOf } from './frozen.ts';
import { languageOf } from './languages.ts';
import { fetchPaths, fetchStates } from './read-gallery.ts';
import { SCREENS, type ScreenId } from './screens.ts';
import { ShownState } from './ShownState.tsx';

// As in the elements, so that the page's styles stay outside.
const shadow = document.getElementById('state')?.attachShadow({ mode: 'open' });
const root = createRoot(shadow ?? document.body);

const language = await languageOf(new URLSearchParams(location.search).get('lang') ?? '');
// As on a page in that language: what sticks out at its end can be scrolled to.
document.documentElement.lang = language.lang;
document.documentElement.dir = language.direction;

/** Draws the state that the address names: its path is walked on the machine, and its view shown as it then is. */
async function draw(): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1));
  const state = (await fetchStates()).find((one) => one.id === id);
  if (!state) return;
  const screen = state.screen as ScreenId;
  const path = (await fetchPaths(screen))[state.path];
  const actor = frozen(snapshotOf(screen, JSON.stringify(path), state.step));
  document.title = `${SCREENS[screen].title}: ${state.state}`;
  root.render(
    <Drawn key={id} id={id}>
      <ShownState {...{ screen, actor, language }} />
    </Drawn>,
  );
}

/** Says when the view stands, to whoever waits for it: the page round it, and what takes the pictures. */
function Drawn({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['drawn'] = id;
    parent.postMessage('drawn', location.origin);
  }, [id]);
  return children;
}

addEventListener('hashchange', () => void draw());
await draw();
