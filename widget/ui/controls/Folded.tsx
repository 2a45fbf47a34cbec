import { useId, useState, type ReactNode } from 'react';
import { ButtonAbout } from './ButtonAbout.tsx';
import css from './folded.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface FoldedProps {
  /** The subject. It tells the buttons of several parts apart. */
  about: string;
  /** What stays in sight, beside the button. */
  line: ReactNode;
  /** Stands there instead while it is unfolded: what `line` says is said again below it. */
  opened?: ReactNode;
  children: ReactNode;
}

/** Details behind a line, unfolded by 'View more'. Paper shows them all. */
export function Folded({ about, line, opened, children }: FoldedProps) {
  const texts = useTexts().controls.disclosure;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="ui-folded-line">
        {isOpen && opened !== undefined ? opened : <p>{line}</p>}
        <ButtonAbout
          variant="link"
          about={about}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more}
        </ButtonAbout>
      </div>
      <div id={id} hidden={!isOpen} className="ui-folded">
        <div className="ui-stack">{children}</div>
      </div>
    </>
  );
}
