import { FRAME_PAUSE_MS, paymentSetup, type FrameStatus } from './payment.setup.ts';

const config = paymentSetup.createStateConfig.bind(paymentSetup);

const frameIs = (expected: FrameStatus) => ({
  type: 'isFrameStatus' as const,
  params: ({ event }: { event: { status: FrameStatus } }) => ({ status: event.status, expected }),
});

/**
 * The provider's page is open: the session is kept alive for half an hour, and the guest does not count as idle (E-04).
 * What was reported as completed may be paid, so nothing leads back from it.
 */
export const framed = config({
  tags: 'framed',
  initial: 'waiting',
  entry: 'tellFrameOpened',
  on: {
    'frame.reported': [
      { guard: frameIs('completed'), target: '#payment.submitting' },
      { guard: frameIs('cancelled'), target: 'frameCancelled', actions: 'tellFrameClosed' },
      { guard: frameIs('failed'), target: 'frameFailed', actions: 'tellFrameClosed' },
    ],
  },
  states: {
    waiting: {
      always: { guard: 'isFrameLeft', target: 'resting' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: FRAME_PAUSE_MS },
        onDone: 'keepingAlive',
        onError: 'keepingAlive',
      },
    },
    keepingAlive: {
      entry: 'countFrameKeep',
      invoke: {
        id: 'keepAlive',
        src: 'keepAlive',
        input: ({ context }) => ({ sessionId: context.session.Id }),
        // Whether the payment still counts is the provider's to say.
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
    resting: { entry: 'tellFrameRested' },
  },
});
