import { useCallback, useId, useState } from 'react';
import { ButtonAbout } from './ButtonAbout.tsx';
import css from '../media/content.css?inline';
import { Html, linesOf } from '../media/Html.tsx';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface DisclosureProps {
  /** The subject of the text. It tells the buttons of several cards apart. */
  label: string;
  html: string;
}

/** A long text cut to two lines, with 'View more' where lines are hidden. */
export function Disclosure({ label, html }: DisclosureProps) {
  const texts = useTexts().controls.disclosure;
  const id = useId();
  const [open, setOpen] = useState(false);
  // A guess until the browser has laid the text out. To ask it here would lay the screen out once for each card.
  const [cut, setCut] = useState(() => linesOf(html) > 2);
  const watch = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => {
      // Neither the whole text nor its placeholder tells what two lines hide.
      if (box.querySelector('.ui-clamped > .ui-html')) setCut(box.scrollHeight > box.clientHeight + 1);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      <div id={id} ref={watch} className={open ? undefined : 'ui-clamped'}>
        <Html html={html} />
      </div>
      {cut ? (
        <ButtonAbout
          variant="link"
          about={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.less : texts.more}
        </ButtonAbout>
      ) : null}
    </div>
  );
}
