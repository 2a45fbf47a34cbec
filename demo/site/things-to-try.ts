import { escapeHtml } from '../estate/html.ts';
import { TEST_CARDS } from '../estate/rules/cards.ts';
import { SCENARIOS } from '../estate/scenarios.ts';
import { notableDates } from '../estate/world/notable-dates.ts';
import type { World } from '../estate/world/types.ts';
import { LANGUAGES } from './languages.ts';

/** A heading with lines of what to enter and what then happens. `href` leads to the place. */
export interface ThingsToTry {
  heading: string;
  lines: { what: string; then: string; href?: string }[];
}

/** Things to try in the demo, for the page /try/ and for the console. */
export function thingsToTry(world: World): ThingsToTry[] {
  const dates = notableDates(world);
  const promoCodes = world.rates.flatMap((rate) => (rate.promoCode === null ? [] : [rate]));
  return [
    {
      heading: 'Members',
      lines: [
        ...world.members.map((member) => ({ what: member.profile.EmailAddress, then: member.password })),
        ...world.legacyMembers.map((member) => ({
          what: member.EmailAddress,
          then: 'of the old system; any password, then the code from the outbox',
        })),
        {
          what: '/redirect/booking/',
          then: 'login on the identity provider’s own page; so /redirect/account/ and /standard/redirect/booking/',
          href: '/redirect/booking/',
        },
        {
          what: '/account/#/find?number=70413200',
          then: 'rosalind.hart@example.com without a login; a room is cancelled by a code from the outbox',
          href: '/account/#/find?number=70413200',
        },
      ],
    },
    {
      heading: 'Promo code',
      lines: promoCodes.map((rate) => ({ what: rate.promoCode ?? '', then: rate.name })),
    },
    {
      heading: 'Vouchers',
      lines: [
        ...world.vouchers.map((voucher) => ({ what: voucher.reference, then: voucher.note })),
        { what: 'anything else', then: 'Cannot be found' },
      ],
    },
    {
      heading: 'Cards',
      lines: TEST_CARDS.map((card) => ({
        what: card.number,
        then: card.refusal ?? `${CARD_NAMES[card.cardType]}, accepted`,
      })),
    },
    {
      heading: 'Arrivals',
      lines: [
        { what: dates.ordinary, then: 'rooms everywhere, for three nights' },
        { what: dates.weekend, then: 'a weekend with rooms' },
        { what: dates.soldOut, then: 'nothing is left' },
        { what: dates.wedding, then: 'the House is taken' },
        { what: dates.closed, then: 'closed' },
        { what: dates.minimumStay, then: 'a minimum stay in the Lake Suite' },
        { what: dates.noPromo, then: 'no rates for the promo code' },
      ],
    },
    {
      heading: 'Languages',
      lines: [
        ...Object.entries(LANGUAGES).map(([tag, name]) => ({
          what: `/themes/coast/booking/?lang=${tag}`,
          then: `${name}; the switch above the booking changes it on the way`,
          href: `/themes/coast/booking/?lang=${tag}`,
        })),
        {
          what: '/standard/booking/',
          then: 'the specification’s sentences and defaults; /booking/ has the plain voice',
          href: '/standard/booking/',
        },
      ],
    },
    {
      heading: 'Contact details that do not verify',
      lines: [
        ...Object.entries(world.contactChecks.emails),
        ...Object.entries(world.contactChecks.telephones).map(([number, status]) => [`+${number}`, status]),
      ].map(([what = '', then = '']) => ({ what, then })),
    },
    {
      heading: 'Postcodes',
      lines: Object.entries(world.addresses).map(([code, list]) => ({
        what: code,
        then: list.length === 1 ? '1 address' : `${list.length} addresses`,
      })),
    },
    {
      heading: 'Scenarios',
      lines: Object.entries(SCENARIOS).map(([name, { about }]) => ({
        what: `/booking/?scenario=${name}`,
        then: about,
        href: `/booking/?scenario=${name}`,
      })),
    },
  ];
}

const CARD_NAMES = { VS: 'Visa', MC: 'MasterCard', AX: 'Amex', DI: 'Discover', UM: 'UK Maestro' };

/** The things to try as HTML. */
export function thingsToTryHtml(world: World): string {
  return thingsToTry(world)
    .map(({ heading, lines }) => {
      const rows = lines.map(({ what, then, href }) => {
        const text = escapeHtml(what);
        const name = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
        return `<div><dt>${name}</dt><dd>${escapeHtml(then)}</dd></div>`;
      });
      return `<h2>${escapeHtml(heading)}</h2>\n<dl class="facts">${rows.join('\n')}</dl>`;
    })
    .join('\n');
}
