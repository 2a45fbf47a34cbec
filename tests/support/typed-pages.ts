/**
 * Pages of applications that import the package. Each line must compile, except those after
 * `@ts-expect-error`, which must not. The compiler reports both kinds of mistake.
 */
export const PAGES: Readonly<Record<string, string>> = {
  'page.ts': `
import 'staychart';
import type { BookingAttributes, OpeningValues } from 'staychart';

const booking = document.querySelector('stay-booking');
const values: OpeningValues = { arrivalDate: '2027-05-01', numberOfNights: 2, occupancy: [[2, 1, 0, [4]]] };
booking?.open(values);
booking?.close();
booking?.enableTracking();
booking?.disableTracking();
const state: string | undefined = booking?.state;
const account = document.createElement('stay-account');
account.settings = { phones: { spa: '01632 960145' }, links: { contact: null } };
const contact: string | null = account.settings.links.contact;
await account.ready;
booking?.addEventListener('stay:booked', ({ detail }) => {
  const said: [string, number, string] = [detail.confirmationNumber, detail.total, detail.currency];
  return said;
});
document.addEventListener('stay:step', ({ detail: { step, leg } }) => [step, leg ?? 1]);
export const attributes: BookingAttributes = { mode: 'overlay', 'heading-level': 2, 'page-title': '' };
export { contact, state };
// @ts-expect-error
account.open();
// @ts-expect-error
account.settings = { colours: {} };
// @ts-expect-error
booking?.open({ nights: 2 });
// @ts-expect-error
booking?.addEventListener('stay:booked', ({ detail }) => detail.guest);
`,
  'page.tsx': `
import 'staychart/react';

export const page = (
  <main style={{ '--stay-accent': '#5b2333' }}>
    <stay-booking
      className="wide"
      host="https://api.estate.example"
      heading-level={2}
      page-title
      ref={(element) => void element?.open({ code: 'SPRING' })}
      onstay:booked={({ detail }) => detail.confirmationNumber}
    >
      Ring us
    </stay-booking>
    <stay-account preview="bookings/stay" onstay:ready={() => undefined} />
  </main>
);
export const wrong = [
  // @ts-expect-error
  <stay-booking mode="window" />,
  // @ts-expect-error
  <stay-account mode="overlay" />,
  // @ts-expect-error
  <stay-booking settings={{}} />,
  // @ts-expect-error
  <stay-booking onstay:booked={({ detail }) => detail.guest} />,
  // @ts-expect-error
  <stay-account onstay:booked={() => undefined} />,
];
`,
  'vue.ts': `
import 'staychart/vue';
import type { GlobalComponents } from 'vue';

type Booking = InstanceType<GlobalComponents['stay-booking']>;
type Account = InstanceType<GlobalComponents['stay-account']>;
export const props: Booking['$props'][] = [
  { host: 'https://api.estate.example', 'heading-level': 2, class: 'wide', settings: { links: { home: '/' } } },
  // @ts-expect-error
  { mode: 'window' },
];
declare const booking: Booking;
declare const account: Account;
booking.$emit('stay:booked', new CustomEvent('stay:booked', { detail: { confirmationNumber: '1', total: 1, currency: 'GBP' } }));
booking.open();
account.$emit('stay:title', new CustomEvent('stay:title', { detail: { title: 'Login' } }));
// @ts-expect-error
account.$emit('stay:closed', new CustomEvent('stay:closed', { detail: {} }));
`,
  // The code that Svelte's compiler makes of a template.
  'svelte.ts': `
/// <reference path="node_modules/svelte/svelte-html.d.ts" />
import 'staychart/svelte';

svelteHTML.createElement('stay-booking', {
  class: 'wide',
  host: 'https://api.estate.example',
  'page-title': true,
  'onstay:booked': ({ detail }) => detail.total.toFixed(2),
});
svelteHTML.createElement('stay-account', { preview: 'login', 'onstay:title': ({ detail }) => detail.title.trim() });
// @ts-expect-error
svelteHTML.createElement('stay-booking', { mode: 'window' });
// @ts-expect-error
svelteHTML.createElement('stay-account', { mode: 'overlay' });
// @ts-expect-error
svelteHTML.createElement('stay-booking', { 'onstay:booked': ({ detail }) => detail.guest });
`,
};
