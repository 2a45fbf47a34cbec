import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor as waitForSnapshot } from 'xstate';
import { CallError } from '../../../src/api/failure.ts';
import { DEFAULT_LINKS } from '../../../widget/ui/media/assets-context.tsx';
import { DetailsScreen } from '../../../widget/steps/details/DetailsScreen.tsx';
import { profile } from '../../support/checkout-stay.ts';
import { answeredBooking, detailsInput, startDetails, twoHouses } from './start-details.ts';
import { expectFields } from '../../views/fields.ts';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { textsAt } from '../../support/texts-of.ts';

const good = { email: () => Promise.resolve('valid'), telephone: () => Promise.resolve('live') };
const answered = { ...detailsInput, booking: answeredBooking };

const user = userEvent.setup();
const check = () => user.click(screen.getByRole('button', { name: 'Check your booking' }));
const open = (name: string) => user.click(screen.getByRole('button', { name }));
const ACCOUNT = 'Create an account (optional)';
const agree = () => user.click(screen.getByRole('checkbox', { name: /^I agree to the privacy notice/ }));
async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}
const problems = () => screen.getByRole('group', { name: 'Please check these answers' });
const line = (name: string) => within(problems()).getByRole('button', { name });
const NO_DOG = 'Please enter your dog information.';
const DIET = 'Dietary requirements or allergies (optional)';

function show(...given: Parameters<typeof startDetails> | []) {
  const [input = detailsInput, answers] = given;
  const started = startDetails(input, answers);
  return { ...started, ...renderInWidget(<DetailsScreen actor={started.actor} />) };
}

it('B §2.2, D-613 the first guest leads until a guest without a login asks for another', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Lead booker details' })).toBeVisible();
  expect(screen.getByText('Ms Ada Lovelace')).toBeVisible();
  expect(screen.queryByLabelText('First Name')).toBeNull();
  await open('Somebody else');
  const asked = screen.getByRole('group', { name: 'Who is the lead booker?' });
  expect(textsAt('label', asked)).toEqual([
    ...['Ada Lovelace', 'Charles Babbage', 'Mary Somerville', 'Someone else'],
  ]);
  expect(asked).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('radio', { name: 'Someone else' }));
  expect(screen.getByRole('combobox', { name: 'Title' })).toBeVisible();
  expect(screen.getByLabelText('First Name')).toBeVisible();
  expect(screen.queryByRole('button', { name: ACCOUNT })).toBeNull();
  await expectAccessible();
});

it('B §2.2 the terms have links; dinner requests only in a room with dinner (E-14)', async () => {
  const { actor } = show();
  const terms = [/^privacy notice/, /^terms of use/].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(terms).toEqual(['/privacy-cookie-policy/', '/general-booking-terms/']);
  await user.type(screen.getByLabelText('Dinner requests (optional)'), 'About eight');
  const { requests } = actor.getSnapshot().context.form.values;
  expect(requests.map(({ dinnerRequests }) => dinnerRequests)).toEqual(['About eight', '']);
  await user.click(screen.getByRole('button', { name: 'Mary, Tom & Will' }));
  expect(screen.queryByLabelText('Dinner requests (optional)')).toBeNull();
});

it('B §2.2, D-614 a listed guest is offered an account, folded until they ask or begin it', async () => {
  show();
  expect(screen.getByLabelText('Password')).not.toBeVisible();
  await open(ACCOUNT);
  expect(screen.getByLabelText('Password')).toBeVisible();
  await user.click(screen.getByLabelText('Join the mailing list (optional)'));
  const interests = screen.getByRole('group', { name: 'What would you like to hear about?' });
  expect(textsAt('label', interests)).toEqual(['Spa', 'Golf', 'Dining', 'Events', 'Rooms', 'Offers']);
  expect(screen.queryByRole('button', { name: ACCOUNT })).toBeNull();
  await expectAccessible();
  cleanup();
  // F-11: this hotel registers nobody.
  const { actor } = startDetails(detailsInput);
  renderInWidget(<DetailsScreen actor={actor} />, { links: { ...DEFAULT_LINKS, register: null } });
  expect(screen.queryByText(ACCOUNT)).toBeNull();
});

it('B §2.2 asks about no mailing list where the estate has none', async () => {
  const { actor } = startDetails(detailsInput);
  renderInWidget(<DetailsScreen actor={actor} />, { mailingLists: [] });
  await open(ACCOUNT);
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByLabelText('Join the mailing list (optional)')).toBeNull();
});

it('B §2.2 a member sees their own details and no offer of an account', () => {
  show({ ...detailsInput, profile });
  expect(screen.getByRole('heading', { name: 'Your details' })).toBeVisible();
  expect(screen.queryByText('Who is the lead booker?')).toBeNull();
  expect(screen.getByLabelText('First Name')).toHaveValue('Grace');
  expect(screen.getByLabelText('First line of address')).toHaveValue('1 Harbour Row');
  expect(screen.queryByText('Create an account (optional)')).toBeNull();
});

it('B §2.2 the postcode finds addresses, and the chosen one fills the lines', async () => {
  show(detailsInput, { addresses: () => Promise.resolve(twoHouses) });
  await user.type(screen.getByLabelText('First line of address'), '9 The Row');
  await user.type(screen.getByLabelText('Postcode'), 'ba1 1aa{Enter}');
  await screen.findByText('2 addresses found');
  const found = screen.getByRole('combobox', { name: 'Choose your address' });
  expect(textsAt('option', found)).toEqual([
    ...['Please select...', '1 The Row, Old Town', '2 The Row, Old Town'],
  ]);
  await user.selectOptions(found, '2 The Row, Old Town');
  expect(screen.getByLabelText('First line of address')).toHaveValue('2 The Row');
  expect(screen.getByLabelText('Postcode')).toHaveValue('BA1 1AA');
  expectFields('details');
  await expectAccessible();
});

it('B §2.2 abroad nothing is looked up, and what was typed stays', async () => {
  show();
  await user.type(screen.getByLabelText('City'), 'York');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
  expect(screen.queryByRole('button', { name: 'Find Address' })).toBeNull();
  expect(screen.getByLabelText('City')).toHaveValue('York');
});

it.each([
  ['FR', ['Postcode', 'City']],
  ['US', ['City and state', 'ZIP code']],
  ['IE', ['City', 'Eircode (optional)']],
  ['AE', ['City', 'Postcode (optional)']],
])('F-02 the address is asked for as %s writes it', (country, labels) => {
  const address = { line1: '1 Any Street', line2: '', city: '', postCode: '', country };
  const countries = [{ code: country, displayName: country }];
  const configuration = { ...detailsInput.configuration, countries };
  show({ ...detailsInput, configuration, profile: { ...profile, address } });
  const section = screen.getByRole('region', { name: 'Address' });
  const lines = ['First line of address', 'Second line of address (optional)'];
  expect(textsAt('label', section)).toEqual(['Country', ...lines, ...labels]);
});

it('B §2.2, §5 an incomplete form lists what is missing, and each line leads to its field', async () => {
  show();
  await check();
  expect(problems()).toHaveFocus();
  expect(textsAt('li', problems())).toEqual([
    'Email address is a required field',
    'Telephone is a required field',
    'Postcode is a required field',
    'and 4 more, each told at its field',
  ]);
  expect(screen.getByRole('button', { name: 'Ada & Charles' })).toHaveAttribute('data-invalid');
  await expectAccessible();
  await user.click(line('Postcode is a required field'));
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
  await user.keyboard('LA22 9PY');
  await fill({ 'First line of address': '1 High Street', City: 'Ambleside' });
  await user.click(line(NO_DOG));
  expect(screen.getByLabelText('Dog Information')).toHaveFocus();
});

it('B §2.2, §5 lists the missing dog information of every room, and each line leads into its room', async () => {
  const { booking } = detailsInput;
  const legs = booking.legs.map((leg) => ({ ...leg, guestQuota: { ...leg.guestQuota, dogs: 1 } }));
  const { actor } = show({ ...detailsInput, booking: { ...booking, legs } });
  await fill({ Postcode: 'LA22 9PY', 'First line of address': '1 High Street', City: 'Ambleside' });
  await agree();
  await check();
  await user.click(line(`${NO_DOG} (Mary, Tom & Will)`));
  expect(screen.getByLabelText('Dog Information')).toHaveFocus();
  await user.keyboard('Bramble, a spaniel');
  const { requests } = actor.getSnapshot().context.form.values;
  expect(requests.map(({ dogRequests }) => dogRequests)).toEqual(['', 'Bramble, a spaniel']);
  await user.click(line(NO_DOG));
  expect(screen.getByRole('button', { name: 'Ada & Charles' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Dog Information')).toHaveFocus();
});

it('look.md: at 320 px the names of every room are in sight, however long', async () => {
  await page.viewport(320, 800);
  const { booking } = detailsInput;
  const legs = booking.legs.map((leg) => ({
    ...leg,
    guests: leg.guests.map((guest) => ({ ...guest, firstName: 'Wolfeschlegelsteinhausenbergerdorff' })),
  }));
  show({ ...detailsInput, booking: { ...booking, legs } });
  const tabs = within(screen.getByRole('group', { name: 'Questions for' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.getBoundingClientRect().right <= 320)).toEqual([true, true]);
  expect(tabs.map((tab) => tab.scrollWidth <= tab.clientWidth)).toEqual([true, true]);
});

it('B §2.2 asks the last questions room by room', async () => {
  show();
  const asked = () => [...document.querySelectorAll('textarea')].map(({ placeholder }) => placeholder);
  expect(asked()).toEqual([
    'Tell us the name and breed of your dog.',
    'Tell us if Ada & Charles have any dietary requirements or allergies.',
    'Tell us when you would like to dine, and anything else about your table.',
    'Tell us about any health condition or current medical treatment.',
    'Tell us if you would like a cot or hypoallergenic pillows, or if it is a special occasion.',
  ]);
  await user.type(screen.getByLabelText(DIET), 'No nuts');
  await user.click(screen.getByRole('button', { name: 'Mary, Tom & Will' }));
  expect(asked()).toHaveLength(3);
  expect(screen.getByLabelText(DIET)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Ada & Charles' }));
  expect(screen.getByLabelText(DIET)).toHaveValue('No nuts');
});

it('a hotel without a spa asks nothing about health in the spa', () => {
  const { configuration } = detailsInput;
  show({ ...detailsInput, configuration: { ...configuration, rateGroups: [], addOns: [] } });
  expect(screen.getByLabelText(DIET)).toBeVisible();
  expect(screen.queryByLabelText(/^Health conditions/)).toBeNull();
});

it('B §8 shows the result of the contact check in the Error box, which takes the focus, and at the field', async () => {
  show(answered, { ...good, telephone: () => Promise.resolve('dead') });
  await agree();
  await check();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('ErrorTelephone is not valid.');
  expect(box).toHaveFocus();
  const telephone = screen.getByLabelText('Telephone');
  expect(telephone).toHaveAccessibleDescription('Telephone is not valid.');
  await user.type(telephone, '7');
  expect(telephone).toHaveAccessibleDescription('');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['offline', 'The connection failed. Please check it and try again.'],
  ['timeout', 'This is taking longer than it should. Please try again.'],
  ['unreadable', 'Email validation failed.'],
] as const)('F-10 a contact check that fails with %s says why', async (kind, text) => {
  const failure = new CallError(
    kind === 'unreadable'
      ? { kind, endpoint: 'verifyEmail', path: '', message: '' }
      : { kind, endpoint: 'verifyEmail' },
  );
  show(answered, { email: () => Promise.reject(failure) });
  await agree();
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error${text}`);
});

it('T8 the password goes into the vault and into no event, snapshot or call', async () => {
  const canary = 'canary-Passw0rd';
  const seen: unknown[] = [];
  const { actor, told, vault } = show(answered, { ...good, register: () => Promise.resolve(profile) });
  actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') seen.push(inspected.event);
  });
  actor.subscribe(({ context }) => seen.push(context));
  await agree();
  await open(ACCOUNT);
  await user.type(screen.getByLabelText('Password'), canary);
  await user.type(screen.getByLabelText('Re-enter password'), 'other');
  await check();
  expect(problems()).toHaveTextContent('Please check these answersPasswords must match');
  expect(vault.take('newPassword')).toBe(null);
  await user.clear(screen.getByLabelText('Re-enter password'));
  await user.type(screen.getByLabelText('Re-enter password'), canary);
  await check();
  await waitForSnapshot(actor, ({ status }) => status === 'done');
  expect(vault.take('newPassword')).toBe(canary);
  expect(seen.length).toBeGreaterThan(30);
  expect(JSON.stringify([seen, told, actor.getPersistedSnapshot()])).not.toContain(canary);
});

it('B §5, §9, D-411 password, repetition and mailing list name at the field what is missing', async () => {
  show(answered);
  await open(ACCOUNT);
  const password = screen.getByLabelText('Password');
  const again = screen.getByLabelText('Re-enter password');
  const needs = () => [password, again].map((field) => field.getAttribute('aria-required'));
  expect(needs()).toEqual([null, null]);
  expectFields('details');
  await user.type(password, 'short');
  await user.tab();
  expect(password).toHaveAccessibleDescription('Minimum 8 characters');
  expect(needs()).toEqual(['true', 'true']);
  await user.clear(password);
  await user.type(again, 'alone');
  await user.tab();
  expect(password).toHaveAccessibleDescription('Password is a required field');
  expect(needs()).toEqual(['true', 'true']);
  await user.clear(again);
  expect(password).toHaveAccessibleDescription('');
  await user.click(screen.getByLabelText('Join the mailing list (optional)'));
  expect(password).toHaveAccessibleDescription('Password is a required field');
  expect(screen.getByLabelText('Join the mailing list (optional)')).toHaveAccessibleDescription(
    'The mailing list comes with an account: choose a password above.',
  );
  await agree();
  await check();
  expect(problems()).toHaveTextContent('Please check these answersPassword is a required field');
  await expectAccessible();
});
