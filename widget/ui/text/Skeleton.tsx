import css from './waiting.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface SkeletonProps {
  /** Lines of text. Or one block: of a ratio (width / height), or of a height in px. */
  lines?: number | undefined;
  ratio?: number | undefined;
  height?: number | undefined;
}

/** Holds the place of content that is loading, so that nothing jumps. */
export function Skeleton({ lines = 1, ratio, height }: SkeletonProps) {
  const block = ratio !== undefined || height !== undefined;
  return (
    <span className="ui-skeleton" aria-hidden="true">
      {block ? (
        <span style={{ blockSize: height ?? 'auto', aspectRatio: ratio }} />
      ) : (
        Array.from({ length: lines }, (_, line) => <span key={line} />)
      )}
    </span>
  );
}
