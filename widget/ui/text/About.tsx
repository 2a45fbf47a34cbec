import type { ReactNode } from 'react';
import { fill } from '../../texts/fill.ts';
import { useTexts } from './texts-context.tsx';

interface AboutProps {
  /** The thing, among others with the same control. Read aloud, not shown. */
  about: string;
  /** What the control shows. */
  children: ReactNode;
}

/**
 * The words of a control, read aloud with what it is about: 'Add: Champagne'. A button that holds a text alone is a
 * `ButtonAbout`.
 */
export function About({ about, children }: AboutProps) {
  const [before, after] = useTexts()
    .shared.about.split('{text}')
    .map((part) => <span className="ui-hidden">{fill(part, { about })}</span>);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
