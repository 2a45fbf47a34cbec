import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { SearchScreen } from '../../widget/screens/search/SearchScreen.tsx';
import { appliedVoucher, configuration, search, session, voucherStatus } from '../support/fixtures.ts';
import { expectSaid } from '../support/said.ts';
import { renderInWidget } from './ui/render.tsx';

type Asked = { reference: string; arrivalDate: string };

function show(answer: (asked: Asked) => VoucherStatus) {
  const machine = searchMachine.provide({
    actors: {
      checkVoucher: fromPromise<VoucherStatus, Asked>(({ input }) => Promise.resolve(answer(input))),
    },
  });
  const input = { configuration: configuration(), session, search: search() };
  renderInWidget(<SearchScreen actor={createActor(machine, { input }).start()} />);
}

async function apply(reference: string) {
  await userEvent.fill(screen.getByLabelText('Got a voucher?'), reference);
  await userEvent.click(screen.getByRole('button', { name: 'Apply code' }));
}

const remove = (reference: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${reference}` }));

const isRedeemed = ({ reference }: Asked) =>
  voucherStatus({
    canBeUsed: false,
    isRedeemed: true,
    voucher: { ...appliedVoucher().voucher, certificateReferenceNumber: reference },
  });

describe('A §2.4, WCAG 4.1.3, 2.4.3 vouchers', () => {
  test('a voucher that fixes the dates says so, and so does its going', async () => {
    show(() => voucherStatus());
    const reference = appliedVoucher().voucher.certificateReferenceNumber;
    await apply(reference);
    await expectSaid('Arrival date Monday 10 May 2027, 2 nights. Set by your voucher.');
    await remove(reference);
    await expectSaid('Your voucher is removed. You can choose your dates again.');
  });

  test('removing one of several leaves the focus with the others', async () => {
    show(isRedeemed);
    await apply('ONE');
    await screen.findByRole('button', { name: 'Remove ONE' });
    await apply('TWO');
    await screen.findByRole('button', { name: 'Remove TWO' });
    await remove('ONE');
    expect(screen.getByRole('heading', { name: 'Invalid Vouchers' })).toHaveFocus();
  });

  test('removing the last one leaves the focus with the button that applies another', async () => {
    show(isRedeemed);
    await apply('ONE');
    await screen.findByRole('button', { name: 'Remove ONE' });
    await remove('ONE');
    expect(screen.getByRole('button', { name: 'Apply code' })).toHaveFocus();
  });
});
