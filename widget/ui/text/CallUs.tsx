import { useAssets } from '../media/assets-context.tsx';
import { SafeLink } from '../media/SafeLink.tsx';
import { WithPhone } from './WithPhone.tsx';

interface CallUsProps {
  /** The sentence with '{phone}', where the page has a number. */
  call: string;
  /** The sentence where the page has no number. */
  contact: string;
  contactLink: string;
}

/** How to reach the estate: by telephone, or by its contact page where the page has no number. */
export function CallUs({ call, contact, contactLink }: CallUsProps) {
  const { links, phones } = useAssets();
  const phone = phones['reservations'] ?? Object.values(phones)[0];
  if (phone === undefined) {
    return (
      <p>
        {contact}{' '}
        <SafeLink href={links.contact} newTab>
          {contactLink}
        </SafeLink>
      </p>
    );
  }
  return (
    <p>
      <WithPhone text={call} phone={phone} />
    </p>
  );
}
