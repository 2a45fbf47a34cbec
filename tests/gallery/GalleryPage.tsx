import { useEffect, useRef, useState } from 'react';
import { GALLERY_LANGUAGES } from './languages.ts';
import { SCREENS, type ScreenId } from './screens.ts';
import type { GalleryState } from './states.ts';

const WIDTHS = [320, 390, 768, 1280] as const;
const EVERY = '';

/** The list of a screen's states, beside the chosen state in the chosen width. */
export function GalleryPage({ states }: { states: readonly GalleryState[] }) {
  const [screen, setScreen] = useState<ScreenId>('search');
  const [scenario, setScenario] = useState(EVERY);
  const [width, setWidth] = useState<number>(390);
  const [lang, setLang] = useState(() => new URLSearchParams(location.search).get('lang') ?? 'en-GB');
  const [chosenId, setChosenId] = useState('');
  const list = useRef<HTMLElement>(null);

  const onScreen = states.filter((state) => state.screen === screen);
  const scenarios = [...new Set(onScreen.map((state) => state.scenario))];
  const shown = onScreen.filter((state) => scenario === EVERY || state.scenario === scenario);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];

  useEffect(() => {
    // A screen takes the focus when it appears. The list takes it back.
    const giveBack = ({ data, origin }: MessageEvent) => {
      if (data !== 'drawn' || origin !== location.origin || document.activeElement?.tagName !== 'IFRAME')
        return;
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    };
    addEventListener('message', giveBack);
    return () => removeEventListener('message', giveBack);
  }, []);

  return (
    <main className="gallery">
      <section className="gallery-choice" aria-label="States">
        <h1>States</h1>
        <label>
          Screen
          <select
            value={screen}
            onChange={({ target }) => {
              setScreen(target.value as ScreenId);
              setScenario(EVERY);
            }}
          >
            {Object.entries(SCREENS).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Scenario
          <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
            <option value={EVERY}>Every scenario</option>
            {scenarios.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select value={lang} onChange={({ target }) => setLang(target.value)}>
            {GALLERY_LANGUAGES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>Width</legend>
          {WIDTHS.map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
              {one}
            </label>
          ))}
        </fieldset>
        <p role="status">{shown.length === 1 ? '1 state' : `${shown.length} states`}</p>
        <nav aria-label="States of the screen" ref={list}>
          <ul>
            {shown.map(({ id, state, after, scenario: start }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === chosen?.id ? 'true' : undefined}
                  onClick={() => setChosenId(id)}
                >
                  <strong>{state}</strong>
                  <span>{after}</span>
                  {scenarios.length > 1 && after !== start ? <span>{start}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {chosen ? (
        <iframe
          title={`${SCREENS[screen].title}: ${chosen.state}`}
          src={`frame.html?lang=${lang}#${encodeURIComponent(chosen.id)}`}
          style={{ inlineSize: width }}
        />
      ) : null}
    </main>
  );
}
