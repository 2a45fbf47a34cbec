import { describe, expect, test } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { completeStay } from '../../../src/api/stay/payment.ts';
import { stageStay } from '../../../src/api/stay/stage.ts';
import { checkAnswer } from './check-answer.ts';

describe('A §7.2 the payment', () => {
  checkAnswer('D-27 a staged booking with a payment session', {
    call: stageStay,
    wire: { iPageSessionId: 'pay-1', Total: 286, DueToday: 115.5 },
    result: { iPageSessionId: 'pay-1', wallets: [], sums: { total: 28_600, dueToday: 11_550 } },
    required: [],
  });

  checkAnswer('D-27 a staged booking without one', {
    call: stageStay,
    wire: { iPageSessionId: null },
    result: { iPageSessionId: null, wallets: [], sums: { total: null, dueToday: null } },
    required: [],
  });

  checkAnswer('E-20 a staged booking with an empty one', {
    call: stageStay,
    wire: { iPageSessionId: '' },
    result: { iPageSessionId: null, wallets: [], sums: { total: null, dueToday: null } },
    required: [],
  });

  for (const odd of ['', '5,250.00', -1, 1e300, true, {}]) {
    checkAnswer(`E-06 a staged booking, whatever stands for its sums: ${JSON.stringify(odd)}`, {
      call: stageStay,
      wire: { iPageSessionId: 'pay-1', Total: odd, DueToday: odd },
      result: { iPageSessionId: 'pay-1', wallets: [], sums: { total: null, dueToday: null } },
      required: [],
    });
  }

  checkAnswer('D-526 a payment session that takes wallets, each once, and none that is not known here', {
    call: stageStay,
    wire: { iPageSessionId: 'pay-1', Wallets: ['GooglePay', 'Barter', 7, 'ApplePay', 'GooglePay'] },
    result: {
      iPageSessionId: 'pay-1',
      wallets: ['googlePay', 'applePay'],
      sums: { total: null, dueToday: null },
    },
    required: [],
  });

  checkAnswer('D-526 wallets without a payment session are none', {
    call: stageStay,
    wire: { Wallets: ['ApplePay'] },
    result: { iPageSessionId: null, wallets: [], sums: { total: null, dueToday: null } },
    required: [],
  });

  for (const odd of ['', 'ApplePay', 3, true, {}, null]) {
    checkAnswer(`D-526, E-20 whatever stands for the wallets, the payment goes on: ${JSON.stringify(odd)}`, {
      call: stageStay,
      wire: { iPageSessionId: 'pay-1', Wallets: odd },
      result: { iPageSessionId: 'pay-1', wallets: [], sums: { total: null, dueToday: null } },
      required: [],
    });
  }

  checkAnswer('E-01 a payment that is made', {
    call: completeStay,
    wire: { ConfirmationNumber: '7042' },
    result: { type: 'accepted' },
    required: [],
  });

  for (const [wire, message] of [
    [{ Success: false, Message: 'Card declined' }, 'Card declined'],
    [{ success: false, message: 'Card declined' }, 'Card declined'],
    [{ Success: false }, ''],
  ] as const) {
    checkAnswer(`E-01 a payment of which the body says no: ${JSON.stringify(wire)}`, {
      call: completeStay,
      wire,
      result: { type: 'refused', message },
      required: [],
    });
  }

  test.each([
    ['null', null],
    ['a text', 'OK'],
    ['a number', 1],
    ['yes', true],
    ['no', false],
    ['a list', []],
    ['an odd Success', { Success: 'false' }],
    ['a Success of null', { Success: null }],
    ['the error flag alone', { HasError: true }],
  ])('E-01 an answer to complete that is %s is unreadable', (_, wire) => {
    expect(() => readAnswer(completeStay, wire)).toThrow(CallError);
  });
});
