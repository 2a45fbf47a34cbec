import { useRef, useState } from 'react';
import type { Image } from '../../src/domain/content.ts';
import { fill } from '../../src/texts/fill.ts';
import { Picture } from './Picture.tsx';
import { useControlTexts } from './use-control-texts.ts';

interface GalleryProps {
  images: readonly Image[];
  /** What the pictures show, e.g. the room's name. */
  label: string;
  /** Width divided by height. */
  ratio?: number | undefined;
  /** For pictures that are in sight at once. */
  eager?: boolean | undefined;
}

/** Pictures in a strip that is swiped, scrolled or paged. Without a picture there is nothing. */
export function Gallery({ images, label, ratio = 3 / 2, eager = false }: GalleryProps) {
  const texts = useControlTexts().gallery;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = images.length;

  function turnTo(index: number) {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  return count === 0 ? null : (
    <div className="ui-gallery" role="group" aria-label={fill(texts.label, { label })}>
      <ul
        className="ui-gallery-strip ui-list"
        ref={strip}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={count > 1 ? fill(texts.position, { n: shown + 1, count }) : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth)))
        }
      >
        {images.map(({ path }, index) => (
          <li key={path}>
            <Picture
              path={path}
              alt={count === 1 ? label : fill(texts.alt, { label, n: index + 1, count })}
              ratio={ratio}
              eager={eager && index === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className="ui-gallery-controls">
          <GalleryButton name={texts.previous} disabled={shown === 0} onClick={() => turnTo(shown - 1)}>
            ‹
          </GalleryButton>
          <span className="ui-numbers" role="status">
            <span className="ui-hidden">{fill(texts.position, { n: shown + 1, count })}</span>
            <span aria-hidden="true">
              {shown + 1} / {count}
            </span>
          </span>
          <GalleryButton name={texts.next} disabled={shown === count - 1} onClick={() => turnTo(shown + 1)}>
            ›
          </GalleryButton>
        </div>
      ) : null}
    </div>
  );
}

interface GalleryButtonProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

/**
 * The strip is the one stop of the Tab key, and is paged by the arrow keys: a screen full of rooms has many galleries.
 * Not disabled at either end, so that the focus is not lost there.
 */
function GalleryButton({ name, disabled, onClick, children }: GalleryButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
