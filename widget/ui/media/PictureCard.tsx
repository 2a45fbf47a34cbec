import type { ReactNode } from 'react';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { Gallery } from './Gallery.tsx';
import css from './picture-card.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface PictureCardProps {
  images: readonly Image[];
  name: string;
  html: string;
  /** The heading level of the name. */
  level: 3 | 4;
  /** Stands below the name. */
  note?: ReactNode;
  /** The choices. */
  children: ReactNode;
}

/** An item of a `ui-cards` list. Along a row, the pictures, words and choices align. */
export function PictureCard({ images, name, html, level, note, children }: PictureCardProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className="ui-card">
      <div>
        <Gallery images={images} label={name} />
      </div>
      <Heading className="ui-display">{name}</Heading>
      <div>
        {note}
        <Disclosure html={html} label={name} />
      </div>
      <div>{children}</div>
    </li>
  );
}
