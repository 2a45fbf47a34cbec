import type { ComponentProps } from 'react';
import { fill } from '../../texts/fill.ts';
import { Button } from './Button.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface ButtonAboutProps extends ComponentProps<typeof Button> {
  /** The thing, among others with the same button. Read aloud, not shown. */
  about: string;
  children: string;
}

/** A button that is read aloud with what it is about: 'Continue: The Lake Room'. */
export function ButtonAbout({ about, ...rest }: ButtonAboutProps) {
  const label = fill(useTexts().shared.about, { text: rest.children, about });
  return <Button {...rest} aria-label={label} />;
}
