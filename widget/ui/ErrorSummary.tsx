import { flushSync } from 'react-dom';
import { own } from '../../src/browser/own-document.ts';
import { bringIntoView } from './focus.ts';
import { Button } from './Button.tsx';
import css from './messages.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

export interface ErrorItem {
  /** The name of the field that the text is about. */
  name: string;
  text: string;
  /** Brings the field into sight, where it may be out of it. */
  open?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  heading: string;
  items: readonly ErrorItem[];
}

/** Lists what must be mended before a form can go; each line leads to its field. A new submit needs a new `key`. */
export function ErrorSummary({ heading, items }: ErrorSummaryProps) {
  return (
    <div className="ui-error-box" role="alert" tabIndex={-1} ref={bringIntoView}>
      <h3 className="ui-error-box-heading">{heading}</h3>
      <ul>
        {items.map(({ name, text, open }) => (
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
      </ul>
    </div>
  );
}

function focusField(link: HTMLElement, name: string): void {
  const home = link.closest('.stay') ?? own(document, 'body');
  const quoted = CSS.escape(name);
  home.querySelector<HTMLElement>(`[name="${quoted}"], [data-name="${quoted}"]`)?.focus();
}
