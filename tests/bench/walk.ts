import type { Guest } from './guest.ts';

/** How a guest gets to a step from the previous one. */
interface Leg {
  step: string;
  before?: (guest: Guest) => Promise<void>;
  press: RegExp;
  heading: RegExp;
}

/** The steps of one room for one night, for two guests without an account. */
const LEGS: readonly Leg[] = [
  { step: 'search', press: /^Start Booking$/, heading: /^Book a room/ },
  { step: 'rooms', press: /^Check Availability$/, heading: /Select Room/ },
  { step: 'rates', press: /^Continue: Park Room$/, heading: /Select Rate/ },
  { step: 'guests', before: chooseRate, press: /^Next Step/, heading: /^Guest names/ },
  { step: 'itinerary', before: nameGuests, press: /^Next Step/, heading: /^Set your itinerary/ },
  { step: 'addons', press: /^Next Step/, heading: /even more special/ },
  { step: 'details', press: /^Continue$/, heading: /^Lead booker details/ },
  {
    step: 'summary',
    before: fillDetails,
    press: /^Check your booking/,
    heading: /^Check your booking details/,
  },
  { step: 'payment', press: /^Payment$/, heading: /^Payment$/ },
  {
    step: 'confirmation',
    before: fillCard,
    press: /^PAY TO COMPLETE$/,
    heading: /^Your stay is booked/,
  },
];

async function chooseRate(guest: Guest): Promise<void> {
  await guest.choose(/^Room only - Pay later/);
}

async function nameGuests(guest: Guest): Promise<void> {
  for (const [index, name] of ['Tom', 'Ivy'].entries()) {
    await guest.select(/^Title/, 'MR', index);
    await guest.fill(/^First Name/, name, index);
    await guest.fill(/^Last Name/, 'Fell', index);
  }
}

async function fillDetails(guest: Guest): Promise<void> {
  await guest.choose(/^Tom Fell/);
  await guest.fill(/^Email/, 'tom@example.com');
  await guest.fill(/^Telephone/, '+447700900123');
  await guest.press(/^Manually Enter Address/);
  await guest.fill(/^First line of address/, '1 Mill Lane');
  await guest.fill(/^City/, 'Kendal');
  await guest.fill(/^Postcode/, 'LA9 4AA');
  await guest.choose(/I agree/);
}

async function fillCard(guest: Guest): Promise<void> {
  await guest.fill(/^Card Number/, '4242424242424242');
  await guest.fill(/^Expiry Date/, '12/30');
  await guest.fill(/^Name On Card/, 'Tom Fell');
}

/**
 * Goes from the step before `first` to `last`. `enter` is called with each step before the press that leads
 * to it.
 */
export async function walk(
  guest: Guest,
  first: string,
  last: string,
  enter: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const [from, to] = [first, last].map((name) => LEGS.findIndex(({ step }) => step === name));
  for (const { step, before, press, heading } of LEGS.slice(from, (to ?? 0) + 1)) {
    await before?.(guest);
    await enter(step);
    await guest.press(press);
    await guest.read(heading);
  }
}
