import { LongWait } from './LongWait.tsx';
import { Announcement } from './Announcement.tsx';
import { Skeleton } from './Skeleton.tsx';
import css from './waiting.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

/** A phrase while the estate is asked for something; with a height in px it holds the place of what will come. */
export function Loading({ text, height }: { text: string; height?: number }) {
  return (
    <>
      <p className="ui-loading">
        {text}
        <Announcement text={text} />
        <LongWait />
      </p>
      {height === undefined ? null : <Skeleton height={height} />}
    </>
  );
}
