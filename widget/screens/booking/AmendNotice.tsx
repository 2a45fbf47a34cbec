import { fill } from '../../../src/texts/fill.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useParts } from '../../ui/use-parts.ts';

/** Which booking is changed, on every screen of an amendment (E-17); nothing in a new booking. */
export function AmendNotice({ amendId }: { amendId: string | null }) {
  const texts = useParts();
  return amendId === null ? null : <Notice>{fill(texts.amending, { id: amendId })}</Notice>;
}
