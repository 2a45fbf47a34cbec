import { useRef, useState, type ReactElement } from 'react';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { fill } from '../../texts/fill.ts';
import { Picture } from './Picture.tsx';
import { PicturePager } from './PicturePager.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface GalleryProps {
  images: readonly Image[];
  /** The subject of the pictures, such as the room's name. */
  label: string;
  /** Width divided by height. */
  ratio?: number | undefined;
  /** For pictures in sight from the start. */
  eager?: boolean | undefined;
  /** Makes a press on a picture show it larger. `label` names that action for a picture's words; `onPress` does it. */
  enlarge?: { label: (picture: string) => string; onPress: (index: number) => void } | undefined;
}

/**
 * Pictures in a strip that the guest swipes, scrolls or pages; nothing where there is no picture. The strip is the one
 * tab stop. Where pictures can be enlarged, the picture in sight is the stop instead, and arrow keys there page the
 * strip too.
 */
export function Gallery({ images, label, ratio = 3 / 2, eager = false, enlarge }: GalleryProps) {
  const texts = useTexts().controls.gallery;
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
        tabIndex={enlarge ? -1 : count > 1 ? 0 : undefined}
        aria-label={count > 1 ? fill(texts.position, { n: shown + 1, count }) : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth)))
        }
      >
        {images.map(({ path }, index) => {
          const alt = count === 1 ? label : fill(texts.alt, { label, n: index + 1, count });
          return (
            <li key={path}>
              <Enlarging
                label={enlarge?.label(alt)}
                isInSight={index === shown}
                onPress={() => enlarge?.onPress(shown)}
              >
                <Picture path={path} alt={alt} ratio={ratio} eager={eager && index === 0} />
              </Enlarging>
            </li>
          );
        })}
      </ul>
      {count > 1 ? <PicturePager index={shown} count={count} tabIndex={-1} onTurn={turnTo} /> : null}
    </div>
  );
}

interface EnlargingProps {
  /** Undefined where pictures cannot be enlarged. */
  label: string | undefined;
  isInSight: boolean;
  onPress: () => void;
  children: ReactElement;
}

function Enlarging({ label, isInSight, onPress, children }: EnlargingProps) {
  if (label === undefined) return children;
  return (
    <button
      type="button"
      className="ui-gallery-enlarge"
      tabIndex={isInSight ? undefined : -1}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
