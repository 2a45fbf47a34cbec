import { useCallback, useId, useState } from 'react';
import { ButtonAbout } from './ButtonAbout.tsx';
import css from './content.css?inline';
import { Html } from './Html.tsx';
import { registerStyles } from './styles.ts';
import { useControlTexts } from './use-control-texts.ts';

registerStyles(css);

interface DisclosureProps {
  /** The subject of the text. It tells the buttons of several cards apart. */
  label: string;
  html: string;
  /** The number of lines shown while closed. */
  lines?: number | undefined;
}

/** A long text cut to a few lines, with 'View more' where lines are hidden (A §2.5). */
export function Disclosure({ label, html, lines = 2 }: DisclosureProps) {
  const texts = useControlTexts().disclosure;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const watch = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      box.style.setProperty('--_lines', String(lines));
      const look = () =>
        setCut((before) =>
          box.classList.contains('ui-clamped') ? box.scrollHeight > box.clientHeight + 1 : before,
        );
      // Also measured at once, because an observer reports nothing for a box that the browser does not draw yet.
      look();
      const observer = new ResizeObserver(look);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [lines],
  );
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
