import { stayOf } from '../estate/hotels/hotel.ts';
import { HOTELS } from '../estate/hotels/hotels.ts';
import { inLanguage } from '../estate/hotels/in-language.ts';
import { escapeHtml } from '../estate/html.ts';
import type { World } from '../estate/world/types.ts';
import type { TreatmentDuration } from '../estate/world/wire.ts';
import { cardItems } from './cards.ts';
import { fillTemplate, readTemplate } from './template.ts';
import { THEMES, type Theme } from './themes.ts';

interface HotelPage {
  title: string;
  html: string;
}

/** The words of a hotel's pages, `lang` and `dir` among them: see `wordsIn`. */
type Words = Record<string, string>;

/** A page of another hotel than the estate, beside its home, its booking and its account; null for other names. */
export function hotelPage(theme: Theme, name: string, words: Words, world: World): HotelPage | null {
  switch (name) {
    case 'contact':
      return page(words['contactTitle'] ?? '', contactHtml(theme, words));
    case 'spa':
      return spaPage(theme, words['lang'] ?? '', world);
    case 'general-booking-terms':
      return page(words['termsTitle'] ?? '', readTemplate(translated(name, words['lang'])));
    case 'privacy-cookie-policy':
      return page(words['privacyTitle'] ?? '', readTemplate(translated(name, words['lang'])));
    default:
      return null;
  }
}

/** The mark at which the switch of languages replaces the words. */
function page(title: string, html: string): HotelPage {
  return { title, html: `<div data-said="page">${html}</div>` };
}

/** A page that the hotels share with the estate, because nothing in it belongs to one house. */
function translated(name: string, language = ''): string {
  return language.startsWith('en') ? `pages/${name}.html` : `pages/${language}/${name}.html`;
}

function contactHtml(theme: Theme, words: Words): string {
  const { cms } = THEMES[theme];
  return fillTemplate(readTemplate('pages/hotel-contact.html'), {
    ...words,
    email: `stay@${cms}.example`,
    street: escapeHtml(HOTELS[cms]?.arrival.Address.join(', ') ?? ''),
  });
}

/** The treatments in the words of the hotel's CMS. */
function spaPage(theme: Theme, language: string, world: World): HotelPage | null {
  const { cms } = THEMES[theme];
  const hotel = HOTELS[cms];
  if (!hotel) return null;
  const { AddOns } = inLanguage(cms, language, stayOf(hotel, world.configuration));
  const spa = AddOns.find(({ IsSpaTreatments }) => IsSpaTreatments);
  if (!spa) return null;
  const cards = spa.SpaTreatments.map(({ DisplayName, Description, Images, Durations }) => ({
    picture: Images[0]?.Path ?? '',
    name: DisplayName,
    html: `${Description}<p>${Durations.map((one) => lengthAndPrice(one, language)).join(', ')}</p>`,
  }));
  const html = `<section class="cards-section page">
<h1>${escapeHtml(spa.DisplayName)}</h1>
${spa.LongDescription}
<ul class="cards">${cardItems(cards)}</ul>
</section>`;
  return page(spa.DisplayName, html);
}

function lengthAndPrice({ Duration, Price }: TreatmentDuration, language: string): string {
  // Latin digits as in the booking, even in Arabic.
  const locale = new Intl.Locale(language, { numberingSystem: 'latn' });
  const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  const pounds = { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' } as const;
  return `<bdi>${new Intl.NumberFormat(locale, minutes).format(Duration)}</bdi> <bdi>${new Intl.NumberFormat(locale, pounds).format(Price)}</bdi>`;
}
