import type { ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styleRoot } from './style-root.ts';
import { AnnouncementRegion } from './Announcement.tsx';

interface WidgetRootProps {
  /** The language of what is drawn, a BCP 47 tag. */
  lang?: string | undefined;
  children: ReactNode;
}

/** The element round everything that the widget draws: its tokens, its reset and the container `stay`. */
export function WidgetRoot({ lang = 'en-GB', children }: WidgetRootProps) {
  return (
    <div className="stay" part="root" lang={lang} ref={dress} onSubmit={leadToWrong}>
      {children}
      <AnnouncementRegion />
    </div>
  );
}

function dress(root: HTMLElement | null): (() => void) | undefined {
  return root ? styleRoot(root) : undefined;
}

/** A form with something wrong in it leads to its first such field, unless the focus is on a list of all of them (D-311). */
function leadToWrong({ target }: SyntheticEvent): void {
  flushSync(() => undefined);
  const form = target as HTMLFormElement;
  if (!(form.getRootNode() as ShadowRoot).activeElement?.matches('.ui-error-box'))
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
