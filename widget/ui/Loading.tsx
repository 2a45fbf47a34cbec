import { LongWait } from './LongWait.tsx';
import { Said } from './Said.tsx';
import css from './waiting.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

/** A phrase while the estate is asked for something. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="ui-loading">
      {text}
      <Said text={text} />
      <LongWait />
    </p>
  );
}
