import type { ReactNode } from 'react';
import type { CancellationMoney } from '../../../src/domain/account/found-stay.ts';
import { fill } from '../../texts/fill.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface CancelQuestionProps {
  /** The room, by leg; null for all rooms. */
  leg: number | null;
  money: CancellationMoney | null;
  /** The words of a yes that does not cancel yet. */
  confirm?: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** More below what would be cancelled. */
  children?: ReactNode;
}

/** 'Are you sure?', with what would be cancelled and what is known of the money. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { leg, money, confirm, children, ...answers } = props;
  const texts = useTexts().account.bookingDetails.cancelModal;
  return (
    <ConfirmDialog
      {...answers}
      title={texts.sure}
      text={<WouldBeCancelled leg={leg} money={money} />}
      confirm={confirm ?? (leg === null ? texts.go.all : fill(texts.go.one, { leg }))}
      cancel={leg === null ? texts.keep.all : texts.keep.one}
    >
      {children}
    </ConfirmDialog>
  );
}

/** What would be cancelled, and until when it is free, or what was paid and may come back. */
export function WouldBeCancelled({ leg, money }: Pick<CancelQuestionProps, 'leg' | 'money'>) {
  const texts = useTexts().account.bookingDetails.cancelModal;
  const lines = useMoney(money);
  return (
    <>
      {leg === null ? texts.every : fill(texts.one, { leg })}
      <span className="booking-details-money">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}

function useMoney(money: CancellationMoney | null): string[] {
  const { account, formats } = useTexts();
  const texts = account.bookingDetails.cancelModal.money;
  if (money === null) return [];
  const { paid, freeUntil, nonRefundable, isOpen } = money;
  if (freeUntil !== null) {
    return [fill(texts.free, { date: formats.dayMonth(freeUntil), time: formats.hour(freeUntil) })];
  }
  const amount = formats.price(paid ?? 0);
  return [
    ...(paid === null ? [] : [paid === 0 ? texts.nothingPaid : fill(texts.paid, { amount })]),
    ...nonRefundable.map((leg) => fill(texts.nonRefundable, { leg })),
    ...(isOpen ? [texts.refund] : []),
  ];
}
