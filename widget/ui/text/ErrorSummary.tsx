import { useId } from 'react';
import { flushSync } from 'react-dom';
import { ownProperty } from '../../../src/browser/own-document.ts';
import { bringIntoView } from '../frame/focus.ts';
import { Button } from '../controls/Button.tsx';
import { useTexts } from './texts-context.tsx';
import css from './messages.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

export interface ErrorItem {
  /** The name of the field that the text describes. */
  name: string;
  text: string;
  /** Reveals the field where it may be hidden. */
  open?: (() => void) | undefined;
}

/** A longer list would fill a phone's screen. */
const LONGEST = 4;

/**
 * Lists what to mend before a form can be sent; each line leads to its field. Of a long list it shows the beginning,
 * and counts the rest: each field says it for itself, too. The list takes the focus, so that its name is read out
 * once: a new submit needs a new `key`. It keeps the lines of that submit, without those that are mended.
 */
export function ErrorSummary({ heading, items }: { heading: string; items: readonly ErrorItem[] }) {
  const id = useId();
  const { formats, controls } = useTexts();
  const shown = items.length > LONGEST ? LONGEST - 1 : LONGEST;
  return (
    <div className="ui-error-box" role="group" aria-labelledby={id} tabIndex={-1} ref={bringIntoView}>
      <h3 className="ui-error-box-heading" id={id}>
        {heading}
      </h3>
      <ul>
        {items.slice(0, shown).map(({ name, text, open }) => (
          <li key={name}>
            <Button
              variant="link"
              onClick={({ currentTarget }) => {
                if (open) flushSync(open);
                focusField(currentTarget, name);
              }}
            >
              {text}
            </Button>
          </li>
        ))}
        {items.length > shown ? <li>{formats.plural(controls.moreErrors, items.length - shown)}</li> : null}
      </ul>
    </div>
  );
}

function focusField(link: HTMLElement, name: string): void {
  const home = link.closest('.stay') ?? ownProperty(document, 'body');
  const quoted = CSS.escape(name);
  home.querySelector<HTMLElement>(`[name="${quoted}"], [data-name="${quoted}"]`)?.focus();
}
