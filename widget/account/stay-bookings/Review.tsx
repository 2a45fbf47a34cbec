import { useAssets } from '../../ui/media/assets-context.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The link to the host's review page; nothing where the host has none (D-41). */
export function Review() {
  const texts = useTexts().account.stayBookings.review;
  const { links } = useAssets();
  const [before, after] = texts.text.split('{link}');
  return links.reviews === null ? null : (
    <p>
      {before}
      <SafeLink href={links.reviews}>{texts.link}</SafeLink>
      {after}
    </p>
  );
}
