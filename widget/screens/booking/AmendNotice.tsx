import { fill } from '../../../src/texts/fill.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useControlTexts } from '../../ui/use-control-texts.ts';

/** Which booking is changed, on every screen of an amendment; nothing in a new booking. */
export function AmendNotice({ amendId }: { amendId: string | null }) {
  const texts = useControlTexts();
  return amendId === null ? null : <Notice>{fill(texts.amending, { id: amendId })}</Notice>;
}
