import type { ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { bearTranslators } from './bear-translators.ts';
import { cleanComposed, cleanTyped } from '../controls/clean-typed.ts';
import { keepEvents } from '../controls/keep-events.ts';
import { styleRoot } from './style-root.ts';
import { setUpRoots } from './styles.ts';
import { AnnouncementRegion } from '../text/Announcement.tsx';

setUpRoots(keepEvents);
setUpRoots(bearTranslators);

/** The root of everything that the widget draws, with its tokens, its reset and the container `stay`. */
interface WidgetRootProps {
  lang?: string;
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

export function WidgetRoot({ lang = 'en-GB', direction = 'ltr', children }: WidgetRootProps) {
  return (
    <div
      className="stay"
      part="root"
      lang={lang}
      dir={direction}
      ref={dress}
      onInputCapture={cleanTyped}
      onCompositionEnd={cleanComposed}
      onSubmit={leadToWrong}
    >
      {children}
      <AnnouncementRegion />
    </div>
  );
}

function dress(root: HTMLElement | null): (() => void) | undefined {
  return root ? styleRoot(root) : undefined;
}

/** Focuses the first wrong field of a form, unless a list of all errors has the focus. */
function leadToWrong({ target }: SyntheticEvent): void {
  flushSync(() => undefined);
  const form = target as HTMLFormElement;
  if (!(form.getRootNode() as ShadowRoot).activeElement?.matches('.ui-error-box'))
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
