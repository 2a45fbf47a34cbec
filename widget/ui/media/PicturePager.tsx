import { fill } from '../../texts/fill.ts';
import { useTexts } from '../text/texts-context.tsx';

interface PicturePagerProps {
  /** The picture in sight, from 0. */
  index: number;
  count: number;
  /** -1 where a screen has many galleries: arrow keys page the strip there. */
  tabIndex?: -1 | undefined;
  /** Brings another picture into sight. */
  onTurn: (index: number) => void;
}

/** 'Picture 1 of 3' between a button back and one on. Gallery has its styles. */
export function PicturePager({ index, count, tabIndex, onTurn }: PicturePagerProps) {
  const texts = useTexts().controls.gallery;
  const button = (name: string, arrow: string, to: number) => {
    // Stays enabled at either end, so that the focus is not lost.
    const isAtEnd = to < 0 || to === count;
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={name}
        aria-disabled={isAtEnd}
        onClick={isAtEnd ? undefined : () => onTurn(to)}
      >
        {arrow}
      </button>
    );
  };
  return (
    <div className="ui-gallery-controls">
      {button(texts.previous, '‹', index - 1)}
      <span className="ui-numbers" role="status">
        <span className="ui-hidden">{fill(texts.position, { n: index + 1, count })}</span>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
      </span>
      {button(texts.next, '›', index + 1)}
    </div>
  );
}
