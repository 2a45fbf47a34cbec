import { useImageUrl } from './assets-context.tsx';
import css from './gallery.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface PictureProps {
  /** An image's `path` of the configuration. */
  path: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width divided by height; the picture is cut to it. */
  ratio?: number | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
}

const WIDTH = 960;

/** One picture in a frame of fixed proportions, so that nothing moves when it arrives. */
export function Picture({ path, alt, ratio = 3 / 2, eager = false, className = '' }: PictureProps) {
  const imageUrl = useImageUrl();
  return (
    <img
      className={`ui-picture ${className}`.trim()}
      src={imageUrl(path)}
      alt={alt}
      width={WIDTH}
      height={Math.round(WIDTH / ratio)}
      style={{ aspectRatio: ratio }}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
