import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import css from './calendar.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface MonthPagerProps {
  /** For example 'May 2027'. */
  title: ReactNode;
  onBack: () => void;
  onNext: () => void;
  backDisabled?: boolean | undefined;
  nextDisabled?: boolean | undefined;
  /** The title's heading level, where it is deeper than in a dialog. */
  level?: 3 | 5 | undefined;
  children: ReactNode;
}

/** Back and Next round a page of a calendar. */
export function MonthPager(props: MonthPagerProps) {
  const { title, onBack, onNext, backDisabled, nextDisabled, level = 3, children } = props;
  const Heading = `h${level}` as const;
  const texts = useTexts().controls.calendar;
  return (
    <div className="ui-pager">
      <div className="ui-pager-head">
        <PagerButton disabled={backDisabled} onClick={onBack}>
          {texts.back}
        </PagerButton>
        <Heading aria-live="polite" tabIndex={-1}>
          {title}
        </Heading>
        <PagerButton disabled={nextDisabled} onClick={onNext}>
          {texts.next}
        </PagerButton>
      </div>
      {children}
    </div>
  );
}

interface PagerButtonProps {
  disabled: boolean | undefined;
  onClick: () => void;
  children: string;
}

/** Stays a tab stop at either end, so that the focus is not lost. */
function PagerButton({ disabled, onClick, children }: PagerButtonProps) {
  return (
    <Button variant="quiet" aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
      {children}
    </Button>
  );
}
