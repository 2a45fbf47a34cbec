import type { ReactNode } from 'react';
import type { AccountRoute } from '../../../machines/account/account.types.ts';
import type { Failure } from '../../../src/api/failure.ts';
import { failureText } from '../../texts/failure-text.ts';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import css from './booking.css?inline';
import { WithCode } from '../../ui/controls/WithCode.tsx';

registerStyles(css);

interface BookingPageProps {
  /** The list to go back to. */
  backTo: AccountRoute;
  /** Null until the booking has loaded. */
  heading: string | null;
  /** The confirmation number. */
  number: string;
  failure: Failure | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The page of one booking: the way back, the heading, and a placeholder until the booking has loaded. */
export function BookingPage({ backTo, heading, number, failure, onRetry, children }: BookingPageProps) {
  const { account, shared } = useTexts();
  const texts = account.bookings;
  const { notFound } = texts;
  return (
    <article className="ui-stack booking">
      <header className="ui-stack ui-stack-tight booking-head">
        <p className="booking-back">
          <AccountLink to={backTo}>{texts.back}</AccountLink>
        </p>
        {heading === null ? null : (
          <PageHeading summary={<WithCode text={texts.number} at="number" code={number} />}>
            {heading}
          </PageHeading>
        )}
      </header>
      {failure && isNotFound(failure) ? (
        <ErrorBox
          level={2}
          title={notFound.title}
          text={
            <div className="ui-stack ui-stack-tight">
              <p>{notFound.text}</p>
              <CallUs {...notFound} contactLink={account.findBooking.unknown.contactLink} />
            </div>
          }
        />
      ) : failure ? (
        <ErrorBox
          level={2}
          title={texts.failedOne}
          text={failureText(failure, shared.failures)}
          onRetry={onRetry}
        />
      ) : heading === null ? (
        <Loading text={texts.loadingOne} height={320} />
      ) : (
        children
      )}
    </article>
  );
}

/** The estate has no such booking for this member: asking again would not change that. */
function isNotFound(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status === 404;
}
