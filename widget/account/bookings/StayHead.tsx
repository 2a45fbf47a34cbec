import type { ReactNode } from 'react';
import type { StayHead as Head } from '../../../machines/account/booking-details/stay-head.rules.ts';
import type { StayPayment } from '../../../src/domain/account/found-stay.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Fact } from './Fact.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import css from './stay-head.css?inline';

registerStyles(css);

interface Props {
  head: Head;
  /** Null where it is not known. */
  payment: StayPayment | null;
  /** Above the facts. */
  children?: ReactNode;
}

/**
 * When, where and what is paid, beside the pictures. Facts that the estate does not give are left out, and how to arrive
 * where nobody will.
 */
export function StayHead({ head, payment, children }: Props) {
  const { account, formats } = useTexts();
  const texts = account.findBooking.stay;
  const { brand } = useAssets();
  const { checkIn, checkOut, images, roomNames, hasVoucher, isOver } = head;
  const { address, directions } = head.place;
  // The estate's name heads its address, unless the address begins with it.
  const isNamed = address.length === 0 || brand === '' || address[0] === brand;
  const place = isNamed ? address : [brand, ...address];
  return (
    <div className="ui-grid stay-head">
      <div className="ui-stack">
        {children}
        <dl className="booking-facts" aria-label={texts.heading}>
          <Fact term={texts.arrival}>
            {formats.fullDate(head.arrival)}
            <Line text={isOver ? null : checkIn && fill(texts.checkIn, { time: checkIn })} />
          </Fact>
          <Fact term={texts.departure}>
            {formats.fullDate(head.departure)}
            <Line text={isOver ? null : checkOut && fill(texts.checkOut, { time: checkOut })} />
          </Fact>
          {isOver || (place.length === 0 && directions === null) ? null : (
            <Fact term={texts.address} isWide>
              {place.map((line, index) => (
                <span key={index} className="stay-head-line">
                  {line}
                </span>
              ))}
              <SafeLink href={directions} newTab>
                {texts.directions}
              </SafeLink>
            </Fact>
          )}
          <PaymentFacts payment={payment} hasVoucher={hasVoucher} />
        </dl>
      </div>
      <Gallery images={images} label={formats.series(roomNames)} eager />
    </div>
  );
}

function Line({ text }: { text: string | null }) {
  return text === null ? null : <span className="ui-soft stay-head-line">{text}</span>;
}
