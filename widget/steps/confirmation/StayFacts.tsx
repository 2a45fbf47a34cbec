import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { describeRoomTerms } from '../../texts/describe-terms.ts';
import { fill } from '../../texts/fill.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/**
 * Dates, place, what is known of cancelling, and the vouchers that pay. Facts that the estate does not give are left out.
 */
export function StayFacts({ actor }: { actor: ConfirmationRef }) {
  const words = useTexts();
  const { confirmation, formats } = words;
  const texts = confirmation.stay;
  const [selectTerms] = useState(() => selectors.selectTermsAt(new Date()));
  const { from, to, checkInTime, checkOutTime, address, directions } = useSelector(
    actor,
    selectors.selectArrival,
  );
  const vouchers = useSelector(actor, selectors.selectVouchers);
  const terms = describeRoomTerms(
    words,
    useSelector(actor, selectTerms),
    useSelector(actor, selectors.selectRoomCount),
    texts,
    formats.longDate,
  );
  return (
    <section className="ui-stack">
      <h2 className="confirmation-part">{texts.heading}</h2>
      <dl className="confirmation-facts">
        <Fact
          size="half"
          term={texts.arrival}
          note={checkInTime && fill(texts.checkIn, { time: checkInTime })}
        >
          {formats.fullDate(from)}
        </Fact>
        <Fact
          size="half"
          term={texts.departure}
          note={checkOutTime && fill(texts.checkOut, { time: checkOutTime })}
        >
          {formats.fullDate(to)}
        </Fact>
        {address.length > 0 || directions !== null ? (
          <Fact
            term={texts.address}
            note={
              <SafeLink href={directions} newTab>
                {texts.directions}
              </SafeLink>
            }
          >
            {address.map((line, index) => (
              <span key={index} className="confirmation-line">
                {line}
              </span>
            ))}
          </Fact>
        ) : null}
        {terms.length > 0 ? (
          <Fact term={texts.terms}>
            {terms.map((line) => (
              <span key={line} className="confirmation-line">
                {line}
              </span>
            ))}
          </Fact>
        ) : null}
        {vouchers.length > 0 ? (
          <Fact term={words.roomSummary.giftVouchers}>
            {vouchers.map(({ voucher: { certificateReferenceNumber: reference, voucherName } }) => (
              <span key={reference} className="confirmation-line">
                {voucherName} <bdi className="ui-numbers">{reference}</bdi>
              </span>
            ))}
          </Fact>
        ) : null}
      </dl>
      {vouchers.some(({ content }) => !content.isMonetary) ? (
        <Notice tone="warning">{words.roomSummary.voucherAlert}</Notice>
      ) : null}
    </section>
  );
}

interface FactProps {
  term: string;
  children: ReactNode;
  /** 'half' stands in pairs on a phone. */
  size?: 'half';
  /** Smaller text below the value. */
  note?: ReactNode;
}

function Fact({ term, children, size, note = null }: FactProps) {
  return (
    <div className={size && `confirmation-${size}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note === null ? null : <dd className="ui-soft confirmation-note">{note}</dd>}
    </div>
  );
}
