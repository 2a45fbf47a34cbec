import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { frozen, snapshotOf } from './frozen.ts';
import { languageOf } from './languages.ts';
import { fetchPaths, fetchStates } from './read-gallery.ts';
import { SCREENS, type ScreenId } from './screens.ts';
import { ShownState } from './ShownState.tsx';

// A shadow root, as in the elements, keeps the page's styles out.
const shadow = document.getElementById('state')?.attachShadow({ mode: 'open' });
const root = createRoot(shadow ?? document.body);

const language = await languageOf(new URLSearchParams(location.search).get('lang') ?? '');
// As on a page in that language, overflow at the end of a line can be scrolled to.
document.documentElement.lang = language.lang;
document.documentElement.dir = language.direction;

/** Draws the state in the address: walks its path on the machine and shows the view of the last step. */
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

/** Reports that the view is drawn, to the page around it and to the tools that take pictures. */
function Drawn({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['drawn'] = id;
    parent.postMessage('drawn', location.origin);
  }, [id]);
  return children;
}

addEventListener('hashchange', () => void draw());
await draw();
