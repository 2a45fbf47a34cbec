import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GALLERY_LANGUAGES } from './languages.ts';
import type { GalleryState } from './states.ts';

const WIDTHS = [320, 390, 768, 1280];

/** The states of all screens, beside the chosen state in the chosen width and the language of the address. */
function GalleryPage({ states }: { states: readonly GalleryState[] }) {
  const [chosen, setChosen] = useState(states[0]);
  const [width, setWidth] = useState(390);
  return (
    <main>
      <nav>
        <h1>States</h1>
        <p>
          {GALLERY_LANGUAGES.map((tag) => (
            <a key={tag} href={`?lang=${tag}`} style={{ marginInlineEnd: 8 }}>
              {tag}
            </a>
          ))}
        </p>
        <p>
          {WIDTHS.map((one) => (
            <label key={one}>
              <input type="radio" checked={width === one} onChange={() => setWidth(one)} />
              {one}
            </label>
          ))}
        </p>
        {[...new Set(states.map(({ screen }) => screen))].map((screen) => (
          <details key={screen} name="screen">
            <summary>{screen}</summary>
            {states
              .filter((state) => state.screen === screen)
              .map((one) => (
                <button
                  key={one.id}
                  type="button"
                  aria-current={one === chosen}
                  onClick={() => setChosen(one)}
                >
                  {[...new Set([one.state, one.after, one.scenario])].join(' · ')}
                </button>
              ))}
          </details>
        ))}
      </nav>
      <iframe
        title="The chosen state"
        src={`frame.html${location.search}#${encodeURIComponent(chosen?.id ?? '')}`}
        style={{ inlineSize: width }}
      />
    </main>
  );
}

const states = (await (await fetch('./states.json')).json()) as GalleryState[];
createRoot(document.body).render(<GalleryPage states={states} />);
