import { __unsafe_getAllOwnEventDescriptors, type InspectionEvent } from 'xstate';
import type { Inspector } from '../wiring/booking.ts';
import { createInspection } from './inspection.ts';

/** An element to which a page may attach an inspector of its own, such as Stately's. */
interface Inspectable extends HTMLElement {
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

const SHOWN = 8;

/**
 * A panel for testers beside a running element: the chart's state, the events it accepts, its last transitions, and a
 * button that copies the whole path for a bug report. Development builds only.
 */
export function openInspector(host: Inspectable): Inspector {
  const page = host.ownerDocument;
  const panel = page.createElement('aside');
  panel.setAttribute('aria-label', 'Inspector');
  Object.assign(panel.style, {
    position: 'fixed',
    insetBlockEnd: '0.5rem',
    insetInlineEnd: '0.5rem',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    inlineSize: 'min(24rem, 100% - 1rem)',
    maxBlockSize: '45vh',
    overflow: 'auto',
    padding: '0.75rem',
    border: '1px solid #55606a',
    borderRadius: '6px',
    background: '#fff',
    color: '#1c2126',
    font: '12px/1.5 system-ui, sans-serif',
  });
  const copy = page.createElement('button');
  copy.type = 'button';
  copy.textContent = 'Copy path';
  copy.style.marginBlockEnd = '0.5rem';
  panel.append(copy);
  const state = part('State');
  const events = part('It would hear');
  const transitions = part('Last transitions');
  copy.addEventListener('click', () => {
    const path = inspection.path();
    page.defaultView?.navigator.clipboard.writeText(path).then(
      () => {
        copy.textContent = 'Path copied';
      },
      () => {
        // The path can be selected here where the browser refuses the clipboard.
        transitions.textContent = path;
      },
    );
  });
  page.body.append(panel);

  const inspection = createInspection(() => {
    const snapshot = inspection.snapshot();
    if (!snapshot) return;
    state.textContent = JSON.stringify(snapshot.value);
    const heard = __unsafe_getAllOwnEventDescriptors(snapshot).map(String);
    events.textContent = heard.filter((type) => !type.startsWith('xstate.')).join(', ') || 'nothing';
    const taken = inspection.steps.flatMap(({ fired }) => fired);
    transitions.textContent = taken.slice(-SHOWN).toReversed().join('\n');
  });

  function part(title: string): HTMLElement {
    const heading = page.createElement('strong');
    heading.textContent = title;
    heading.style.display = 'block';
    const content = page.createElement('div');
    Object.assign(content.style, {
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      marginBlockEnd: '0.5rem',
    });
    panel.append(heading, content);
    return content;
  }

  return {
    inspect: (event) => {
      inspection.inspect(event);
      host.inspect?.(event);
    },
    close: () => {
      panel.remove();
    },
  };
}
