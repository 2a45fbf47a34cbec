import type { ReactNode } from 'react';
import type { Failure } from '../../../src/api/failure.ts';
import { failureText } from '../../texts/failure-text.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import css from './bookings.css?inline';

registerStyles(css);

interface BookingsPageProps {
  kind: 'stay' | 'spa';
  /** A hotel without a spa has stays only, and so no tabs. */
  hasSpa: boolean;
  isLoading: boolean;
  failure: Failure | null;
  isEmpty: boolean;
  hasMany: boolean;
  onRetry: () => void;
  /** Panels, each an `<li>`. */
  upcoming: ReactNode[];
  previous: ReactNode[];
  /** The heading of these. */
  previousTitle: string;
}

/** A list of the member's bookings: tabs, upcoming and previous bookings, and the way to a new one. */
export function BookingsPage(props: BookingsPageProps) {
  const { kind, hasSpa, isLoading, failure, isEmpty, hasMany, onRetry, upcoming, previous, previousTitle } =
    props;
  const { account, shared } = useTexts();
  const texts = account.bookings;
  return (
    <article className="ui-stack bookings">
      <header className="ui-row bookings-head">
        <PageHeading>{texts.title}</PageHeading>
        {hasMany ? <MakeBooking /> : null}
        {hasSpa ? (
          <nav className="account-tabs bookings-kinds" aria-label={texts.kinds.label}>
            <AccountLink to={{ screen: 'stayBookings' }} current={kind === 'stay'}>
              {texts.kinds.stay}
            </AccountLink>
            <AccountLink to={{ screen: 'spaBookings' }} current={kind === 'spa'}>
              {texts.kinds.spa}
            </AccountLink>
          </nav>
        ) : null}
      </header>
      {isLoading ? (
        <Loading text={texts.loading} height={220} />
      ) : failure ? (
        <ErrorBox title={texts.failed} text={failureText(failure, shared.failures)} onRetry={onRetry} />
      ) : (
        <>
          {isEmpty ? <p>{texts.empty}</p> : null}
          <Part title={texts.upcoming} panels={upcoming} />
          <Part title={previousTitle} panels={previous} />
          <MakeBooking />
        </>
      )}
    </article>
  );
}

function Part({ title, panels }: { title: string; panels: ReactNode[] }) {
  return panels.length === 0 ? null : (
    <section className="ui-stack bookings-part">
      <h3>{title}</h3>
      <ul className="ui-list">{panels}</ul>
    </section>
  );
}

function MakeBooking() {
  const texts = useTexts().account.bookings;
  const { links } = useAssets();
  return (
    <p>
      <SafeLink href={links.booking} variant="primary">
        {texts.book}
      </SafeLink>
    </p>
  );
}
