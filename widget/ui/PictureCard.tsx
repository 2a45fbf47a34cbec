import type { ReactNode } from 'react';
import type { Image } from '../../src/domain/configuration.ts';
import { Disclosure } from './Disclosure.tsx';
import { Gallery } from './Gallery.tsx';

interface PictureCardProps {
  images: readonly Image[];
  name: string;
  html: string;
  /** The name as a heading, and what belongs to it. */
  heading: ReactNode;
  /** What can be chosen. */
  children: ReactNode;
}

/** An item of a `ui-cards` list: pictures, words and what can be chosen of a row stand in line. */
export function PictureCard({ images, name, html, heading, children }: PictureCardProps) {
  return (
    <li className="ui-card">
      <div>
        <Gallery images={images} label={name} />
      </div>
      <div>
        {heading}
        <Disclosure html={html} label={name} />
      </div>
      <div>{children}</div>
    </li>
  );
}
