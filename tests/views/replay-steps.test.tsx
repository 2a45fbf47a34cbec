import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OutcomeContext } from '../../machines/shared/outcome/outcome.machine.ts';
import type { GuestsContext } from '../../machines/steps/guests/guests.machine.ts';
import { memberRoom } from '../../machines/steps/guests/guests.rules.ts';
import type { SummaryContext } from '../../machines/steps/summary/summary.machine.ts';
import type {
  SendConfirmationContext,
  SendConfirmationRef,
} from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { loginMachine, type LoginOutput } from '../../machines/shared/login/login.machine.ts';
import type { Port } from '../../machines/shared/port.ts';
import { startMachine, type StartContext } from '../../machines/steps/start/start.machine.ts';
import { confirmation } from '../../widget/steps/confirmation/confirmation.texts.ts';
import { ConfirmationTools } from '../../widget/shared/confirmation-tools/ConfirmationTools.tsx';
import { ConfirmationScreen } from '../../widget/steps/confirmation/ConfirmationScreen.tsx';
import { GuestsScreen } from '../../widget/steps/guests/GuestsScreen.tsx';
import { OutcomeScreen } from '../../widget/steps/outcome/OutcomeScreen.tsx';
import { ShareButton, ShareNews } from '../../widget/steps/confirmation/ShareStay.tsx';
import { RestoreScreen } from '../../widget/steps/restore/RestoreScreen.tsx';
import { LoginPanel } from '../../widget/steps/start/LoginPanel.tsx';
import { StartScreen } from '../../widget/steps/start/StartScreen.tsx';
import { SummaryScreen } from '../../widget/steps/summary/SummaryScreen.tsx';
import { expectText, fill, isBusy } from '../support/form-hands.ts';
import { confirmationWorld } from '../steps/confirmation/confirmation.world.ts';
import { guestsWorld } from '../steps/guests/guests.world.ts';
import { outcomeWorld } from '../steps/outcome/outcome.world.ts';
import { restoreWorld } from '../steps/restore/restore.world.ts';
import { sendConfirmationWorld } from '../shared/send-confirmation.world.ts';
import { link, shareWorld } from '../shared/share.world.ts';
import { startWorld } from '../steps/start/start.world.ts';
import { summaryWorld } from '../steps/summary/summary.world.ts';
import { button, replayScreen } from './replay.tsx';
import { enterText } from '../support/enter-text.ts';
import { paymentOf } from '../../src/domain/booking/sent-write.ts';
import { textsOf } from '../support/texts-of.ts';

const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

replayScreen('A §2.3 the start', {
  world: startWorld,
  machine: startMachine.provide({ actors: { login: loginMachine as unknown as Port<LoginOutput> } }),
  View: ({ actor }) => <StartScreen actor={actor} LoginPanel={LoginPanel} />,
  inside: { login: { done: [], error: [] } },
  ways: {
    'booking.started': button('Start Booking'),
    'booking.restored': button('Restore your booking'),
  },
  elsewhere: ['start.choosing|xstate.done.actor.login|0', 'start.choosing|xstate.error.actor.login|0'],
  expectShown: (planned) => {
    expect(has('button', 'Login')).toBe(planned.matches('choosing'));
    expectText('Your booking session expired.', (planned.context as StartContext).notice === 'expired');
    const { isAmending } = planned.context as StartContext;
    expect(has('heading', 'Change your booking')).toBe(isAmending);
    expect(has('link', 'Register')).toBe(planned.matches('choosing') && !isAmending);
    expect(has('button', 'Restore your booking')).toBe((planned.context as StartContext).canRestore);
  },
});

replayScreen('D-487 a booking that is restored', {
  world: restoreWorld,
  View: RestoreScreen,
  ways: {
    'restore.accepted': button('Continue'),
    'restore.retried': button('Try again'),
    'search.wanted': button('New search'),
  },
  expectShown: (planned) => {
    expectText('Asking for your rooms again…', planned.hasTag('busy') || planned.matches('ended'));
    expect(has('heading', 'Your rooms')).toBe(planned.matches('shown'));
    expect(has('button', 'Continue')).toBe(planned.matches('shown'));
    expect(has('heading', 'Your day of arrival has passed')).toBe(planned.matches('past'));
    expect(has('heading', 'We could not ask for your rooms')).toBe(planned.matches('failed'));
  },
});

replayScreen('A §2.8 the guest names', {
  world: guestsWorld,
  View: GuestsScreen,
  ways: {
    'field.changed': {
      by: ({ name, value }) => {
        const first = within(screen.getByRole('region', { name: 'Room 1 guests:' }));
        if (String(name).endsWith('title')) {
          return userEvent.selectOptions(first.getByLabelText('Title'), String(value));
        }
        const label = String(name).endsWith('firstName') ? 'First Name' : 'Last Name';
        return enterText(first.getByLabelText(label), String(value));
      },
      when: ({ name, value }, { context }) => {
        const { form, booking, profile } = context as GuestsContext;
        const [, , , , field = ''] = String(name).split('.');
        const guest = form.values.rooms[0]?.guests[0] as unknown as Record<string, string> | undefined;
        const isAsked = memberRoom(booking) !== 0 || (field === 'title' && profile?.title === 'Professor');
        return isAsked && guest?.[field] !== value;
      },
    },
    'member.placed': {
      by: () =>
        userEvent.click(
          within(screen.getByRole('region', { name: 'Room 1 guests:' })).getByLabelText(
            'I am staying in this room',
          ),
        ),
      when: ({ room }, { context }) => memberRoom((context as GuestsContext).booking) !== room,
    },
    'form.submitted': button('Next Step'),
    'back.pressed': button('Back'),
  },
  expectShown: ({ context }) => {
    const { form, booking, profile } = context as GuestsContext;
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([0, 1].map((room) => memberRoom(booking) === room));
    const summary = screen.queryByRole('heading', { level: 3, name: /missing$/ })?.textContent ?? '';
    expect(Number.parseInt(summary || '0', 10)).toBe(form.reported.length);
    // E-13: a member enters only the names that the profile lacks.
    const isKnown = memberRoom(booking) === 0;
    const first = within(screen.getByRole('region', { name: 'Room 1 guests:' }));
    expect(['Title', 'First Name', 'Last Name'].filter((label) => first.queryByLabelText(label))).toEqual(
      !isKnown ? ['Title', 'First Name', 'Last Name'] : profile?.title === 'Professor' ? ['Title'] : [],
    );
    expect(first.queryByText(/^(Mrs )?Ada Moss$/)?.textContent ?? null).toBe(
      !isKnown ? null : profile?.title === 'Professor' ? 'Ada Moss' : 'Mrs Ada Moss',
    );
  },
});

replayScreen('B §2.3 the summary', {
  world: summaryWorld,
  View: SummaryScreen,
  // The link has a replay of its own.
  inside: { shareStay: { done: [], error: [] } },
  ways: {
    'payment.requested': button('Payment'),
    'edit.pressed': button('Edit room type of room 2'),
    'back.pressed': button('Back'),
  },
  expectShown: (planned) => {
    const { failure, booking, lost } = planned.context as SummaryContext;
    const isAmending = booking.search.amendId !== null;
    expectText('Your old booking also has the following, which this one does not have:', lost !== null);
    expectText(/^Only what you have chosen here/, isAmending && lost === null);
    const isConflict = failure?.kind === 'http' && failure.status === 409;
    const texts = {
      // After a conflict it is not clear whether the booking is paid (E-03).
      stagingFailed: isConflict
        ? /^The hotel's system refused this request\. Please try again\.$/
        : /Nothing has been lost and nothing has been paid\.$/,
      sumsDiffer: /^The hotel's bill for this booking is/,
      doubtful: /^We could not find out whether this booking has been paid for already\./,
    };
    for (const [state, text] of Object.entries(texts)) {
      expectText(text, planned.matches({ reviewing: { bill: state } }));
    }
    expect(isBusy('Payment')).toBe(planned.hasTag('busy'));
  },
});

replayScreen('E-03 what became of a payment', {
  world: outcomeWorld,
  View: OutcomeScreen,
  ways: {
    // A session that is gone is not asked about again.
    'outcome.asked': button(
      'Check again',
      (_, snapshot) =>
        !snapshot.matches('clear') || paymentOf((snapshot.context as OutcomeContext).write).state !== 'gone',
    ),
    'anew.requested': button('Begin a new booking'),
  },
  expectShown: (planned) => {
    const { write, lastAnswer } = planned.context as OutcomeContext;
    const isOver = ['clear', 'askingOnceMore'].some((state) => planned.matches(state));
    const isGone = isOver && paymentOf(write).state === 'gone';
    const title = isOver ? 'We have no booking under this number' : 'Checking your booking';
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([isGone ? 'Payment' : title]);
    expect(has('button', 'Begin a new booking')).toBe(isOver);
    expect(has('button', 'Check again')).toBe(!isGone && !planned.hasTag('busy'));
    expectText('C1001', !isGone);
    expectText(/^We have no answer from the hotel/, !isOver && lastAnswer === 'silence');
    expectText(
      'When we last asked, at 10:00, the hotel had no booking under your number. We keep asking, as this can take a minute.',
      !isOver && lastAnswer === 'notMade',
    );
  },
});

replayScreen('B §2.6 the confirmation', {
  world: confirmationWorld,
  View: ConfirmationScreen,
  // The form for a friend and the link have replays of their own.
  inside: { sendToFriend: { done: [], error: [] }, shareStay: { done: [], error: [] } },
  ways: {
    'another.pressed': button('Book another stay'),
  },
  expectShown: (planned) => {
    expectText(/^The hotel's bill for this booking is/, planned.matches('differing'));
    const isGone = planned.matches('gone');
    expectText('There is no booking under this number any more', isGone);
    expectText('Your stay is booked!', !isGone);
    expect(has('button', 'Send to a friend')).toBe(!isGone);
  },
});

replayScreen('B §2.6, §2.16 the confirmation by e-mail', {
  world: sendConfirmationWorld,
  View: SendToFriend,
  ways: {
    'sendForm.toggled': button('Send to a friend', (_, snapshot) => !snapshot.hasTag('busy')),
    'field.changed': {
      by: ({ value }) => fill('Email address', String(value)),
      when: ({ value }, snapshot) =>
        (snapshot.context as SendConfirmationContext).form.values.emailAddress !== value,
    },
    'form.submitted': button('Send'),
  },
  expectShown: (planned) => {
    const isOpen = planned.matches('open') || planned.matches('sending');
    const { form } = planned.context as SendConfirmationContext;
    const toggle = screen.getByRole('button', { name: 'Send to a friend' });
    expect(toggle.getAttribute('aria-expanded')).toBe(String(isOpen));
    const isLacking = isOpen && form.submitted && form.values.emailAddress === '';
    expectText('Email address is a required field', isLacking);
    if (isLacking) expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(screen.queryByLabelText('Email address') !== null).toBe(isOpen);
    expectText('The confirmation has been sent.', planned.matches({ open: 'sent' }));
    expectText('The confirmation could not be sent. Please try again.', planned.matches({ open: 'refused' }));
    expectText(
      'We do not know whether the confirmation was sent. You can send it again.',
      planned.matches({ open: 'unsure' }),
    );
    expect(isOpen && isBusy('Send')).toBe(planned.hasTag('busy'));
  },
});

replayScreen('D-533 a link to share', {
  world: shareWorld,
  View: ({ actor }) => (
    <>
      <ShareButton actor={actor} link={link} />
      <ShareNews actor={actor} />
    </>
  ),
  ways: { 'share.pressed': button('Share', (_, snapshot) => !snapshot.hasTag('busy')) },
  expectShown: (planned) => {
    expect(isBusy('Share')).toBe(planned.hasTag('busy'));
    expectText(/^A link to a search for these dates has been copied/, planned.matches('copied'));
    expectText(/^The link could not be copied/, planned.matches('failed'));
  },
});

function SendToFriend({ actor }: { actor: SendConfirmationRef }) {
  return <ConfirmationTools actor={actor} texts={confirmation.friend} print={confirmation.print} />;
}
