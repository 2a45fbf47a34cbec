import { useLayoutEffect, useState } from 'react';
import { useImageUrl } from './assets-context.tsx';
import css from './gallery.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface PictureProps {
  /** The `path` of an image in the configuration. */
  path: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Width divided by height; the picture is cropped to it. */
  ratio?: number | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
}

const WIDTH = 960;

/**
 * A picture in a frame of fixed proportions, so that nothing moves when it loads. Where it does not load, a drawing
 * with its words replaces it until there is a network again.
 */
export function Picture({ path, alt, ratio = 3 / 2, eager = false, className = '' }: PictureProps) {
  const imageUrl = useImageUrl();
  const [lost, setLost] = useState<string | null>(null);
  // A layout effect, because the network may return before a passive effect runs.
  useLayoutEffect(() => {
    if (lost === null) return;
    const retry = () => setLost(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [lost]);
  const shape = { className: `ui-picture ${className}`.trim(), style: { aspectRatio: ratio } };
  return lost === path ? (
    <span {...shape} data-lost="" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      {alt}
    </span>
  ) : (
    <img
      {...shape}
      src={imageUrl(path)}
      alt={alt}
      width={WIDTH}
      height={Math.round(WIDTH / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setLost(path)}
    />
  );
}
