import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './calendar.css?inline';
import { registerStyles } from './styles.ts';
import { useParts } from './use-parts.ts';

registerStyles(css);

interface MonthPagerProps {
  /** e.g. 'May 2027' */
  title: string;
  onBack: () => void;
  onNext: () => void;
  backDisabled?: boolean | undefined;
  nextDisabled?: boolean | undefined;
  /** Of the title, where it stands deeper than in a dialog. */
  level?: 3 | 5 | undefined;
  children: ReactNode;
}

/** Back and Next round a page of a calendar. */
export function MonthPager({
  title,
  onBack,
  onNext,
  backDisabled,
  nextDisabled,
  level = 3,
  children,
}: MonthPagerProps) {
  const Heading = `h${level}` as const;
  const texts = useParts().calendar;
  return (
    <div className="ui-pager">
      <div className="ui-pager-head">
        <Button variant="quiet" disabled={backDisabled} onClick={onBack}>
          {texts.back}
        </Button>
        <Heading aria-live="polite" tabIndex={-1}>
          {title}
        </Heading>
        <Button variant="quiet" disabled={nextDisabled} onClick={onNext}>
          {texts.next}
        </Button>
      </div>
      {children}
    </div>
  );
}
