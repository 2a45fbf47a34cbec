import type { StayPayment } from '../../../src/domain/account/found-stay.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Fact } from './Fact.tsx';

/** What is paid and what is due, as facts in a list. What is not known has no line. */
export function PaymentFacts({ payment, hasVoucher }: { payment: StayPayment | null; hasVoucher: boolean }) {
  const { account, formats } = useTexts();
  const { paid, paidOfRest, onArrival } = account.findBooking.stay;
  const { voucher, beforeVoucher } = account.bookings;
  return (
    <>
      {payment === null || payment.paid === null || isAllDue(payment) ? null : (
        <Fact term={payment.isOfRest ? paidOfRest : paid}>{formats.price(payment.paid)}</Fact>
      )}
      {payment === null || payment.onArrival === null ? null : (
        <Fact term={onArrival}>{formats.price(payment.onArrival)}</Fact>
      )}
      {hasVoucher ? (
        <Fact term={voucher} isWide>
          {beforeVoucher}
        </Fact>
      ) : null}
    </>
  );
}

/** Nothing is paid yet, and what is due says so. */
function isAllDue({ paid, onArrival }: StayPayment): boolean {
  return paid === 0 && onArrival !== null && onArrival > 0;
}
