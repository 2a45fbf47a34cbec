import { LongWait } from './LongWait.tsx';
import { Announcement } from './Announcement.tsx';
import css from './waiting.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

/** A phrase while the estate is asked for something. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="ui-loading">
      {text}
      <Announcement text={text} />
      <LongWait />
    </p>
  );
}
