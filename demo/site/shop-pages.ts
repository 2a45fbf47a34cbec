import { cardItems, type Card } from './cards.ts';
import { figuresOf } from './figures.ts';
import { fillTemplate, readTemplate } from './template.ts';

interface ShopPage {
  title: string;
  description: string;
  html: string;
}

/** A page that shows Staychart to a hotelier, or null. `bundle`: the folder of the widget. */
export function shopPage(name: string, bundle: string): ShopPage | null {
  switch (name) {
    case '':
      return {
        title: 'A hotel’s booking, on its own page',
        description:
          'A booking and a guests’ account that a hotel puts into its own website with one script tag.',
        html: fillTemplate(readTemplate('pages/shop-home.html'), { hotels: cardItems(HOTELS) }),
      };
    case 'themes':
      return {
        title: 'Three hotels',
        description: 'The same booking at three hotels: in light, in dark and on a phone.',
        html: fillTemplate(readTemplate('pages/themes.html'), {
          withenmere: shots('withenmere-light', 'withenmere-dark', 'withenmere-phone'),
          meridian: shots('meridian-rooms', 'meridian-rates', 'meridian-phone'),
          'gull-sands': shots('gull-sands-rooms', 'gull-sands-over', 'gull-sands-phone'),
        }),
      };
    case 'for-hoteliers':
      return {
        title: 'For hoteliers',
        description: 'What it is, what it costs, and how it is put in.',
        html: fillTemplate(readTemplate('pages/for-hoteliers.html'), { ...figuresOf(bundle) }),
      };
    default:
      return null;
  }
}

const HOTELS: Card[] = [
  {
    picture: '/pictures/estate/hero-golden.svg',
    alt: 'A country house over a lake in the evening',
    name: 'Withenmere',
    href: '/withenmere/',
    html: '<p>A country house by a lake. The booking stands in the page and begins with the search.</p>',
  },
  {
    picture: '/pictures/meridian/facade.webp',
    alt: 'A brick hotel with lit windows over the water at dusk',
    name: 'Meridian',
    href: '/themes/city/',
    html: '<p>An old foundry in the city, always dark. Its own form leads to the rooms.</p>',
  },
  {
    picture: '/pictures/coast/huts-1.svg',
    alt: 'Painted beach huts, and sails on the sea',
    name: 'Gull Sands',
    href: '/themes/coast/',
    html: '<p>A family hotel by the sea. The booking opens over the page.</p>',
  },
];

/** Two pictures of a screen and one of a phone. The link around them says what they show. */
function shots(...names: [string, string, string]): string {
  return names
    .map((name, index) => {
      const shape =
        index < 2
          ? 'class="shot" width="1280" height="860"'
          : 'class="shot shot-phone" width="390" height="760"';
      return `<img ${shape} src="/pictures/looks/${name}.jpg" alt="" loading="lazy" />`;
    })
    .join('\n');
}
