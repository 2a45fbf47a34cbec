import { dialHref } from '../media/safe-href.ts';
import { SafeLink } from '../media/SafeLink.tsx';

/** A sentence with '{phone}', whose number alone is the link. */
export function WithPhone({ text, phone }: { text: string; phone: string }) {
  const [before = '', after = ''] = text.split('{phone}');
  return (
    <>
      {before}
      <SafeLink href={dialHref(phone)} plain>
        <bdi dir="ltr">{phone}</bdi>
      </SafeLink>
      {after}
    </>
  );
}
