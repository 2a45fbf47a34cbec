import { escapeHtml } from '../estate/html.ts';
import type { World } from '../estate/world/types.ts';
import { cardSection } from './cards.ts';

/** A page about a part of the estate, made from the estate's world. */
export interface Place {
  title: string;
  heading: string;
  lead: string;
  picture: string;
  sections: string;
}

/** The pages /rooms/, /dining/, /spa/ and /golf/ by their name. */
export const places: Record<string, (world: World) => Place> = {
  rooms: (world) => ({
    title: 'Rooms',
    heading: 'Rooms',
    lead: 'In the house, above the stables, by the lake and under the moor.',
    picture: '/pictures/areas/lakeside-1.svg',
    sections: world.configuration.Areas.map((area) =>
      cardSection(
        area.DisplayName,
        area.Description,
        area.RoomTypes.map((room) => ({
          picture: room.Images[0]?.Path ?? '',
          name: room.DisplayName,
          html: `<p>${room.RoomSize} sq. m, ${escapeHtml(room.BedType)}, for ${room.MaxAdults}</p>`,
        })),
      ),
    ).join('\n'),
  }),
  dining: (world) => ({
    title: 'Dining',
    heading: 'At the table',
    lead: 'Three dining rooms, one garden, and whatever the boat brought in.',
    picture: '/pictures/rates/dinner-1.svg',
    sections: cardSection(
      'Where to eat',
      '<p>Tables are booked with your stay. The menus here are samples; they change with the weather.</p>',
      world.restaurantConfiguration.Restaurants.map((restaurant, index) => ({
        picture: DINING_PICTURES[index % DINING_PICTURES.length] ?? '',
        name: restaurant.DisplayName,
        html: `<p>${escapeHtml(openDays(restaurant.DaysOpened))}</p>`,
        ...(restaurant.MenuLink === null ? {} : { href: restaurant.MenuLink }),
      })),
    ),
  }),
  spa: (world) => ({
    title: 'The Bath House',
    heading: 'The Bath House',
    lead: 'Warm stones, cold water, and nowhere to be afterwards.',
    picture: '/pictures/rates/spa-1.svg',
    sections: cardSection(
      'Treatments',
      '<p>Choose a time with your room, or ring us on <a href="tel:+441632960145">01632 960145</a>.</p>',
      world.spaConfiguration.TreatmentGroups.flatMap((group) => group.Treatments).map((treatment) => ({
        picture: treatment.Images[0]?.Path ?? '',
        name: treatment.DisplayName,
        html: `${treatment.Description}<p>${treatment.Durations.map((one) => `${one.Duration} mins £${one.Price}`).join(', ')}</p>`,
      })),
    ),
  }),
  golf: (world) => ({
    title: 'Golf',
    heading: 'The Ling Course',
    lead: 'From the lake shore up to the heather and back, with the wind as the only referee.',
    picture: '/pictures/rates/golf-1.svg',
    sections: cardSection(
      'A round, or a few days of it',
      '',
      world.configuration.RateGroups.filter((group) => group.Rates.some((rate) => rate.IncludesGolf)).map(
        (group) => ({
          picture: group.Images.at(-1)?.Path ?? '',
          name: group.DisplayName,
          html: group.Description,
        }),
      ),
    ),
  }),
};

const DINING_PICTURES = [
  '/pictures/rates/breakfast-1.svg',
  '/pictures/addons/boathouse-supper-1.svg',
  '/pictures/addons/long-gallery-1.svg',
];

function openDays(days: Record<string, boolean>): string {
  const open = Object.keys(days).filter((day) => days[day]);
  if (open.length === 7) return 'Every day';
  return `${open[0] ?? ''} to ${open.at(-1) ?? ''}`;
}

/** The page of a restaurant's sample menu by its path, or null. */
export function menuPage(world: World, path: string): { title: string; html: string } | null {
  const menu = world.menus.find((one) => one.path === path || one.path === `${path}/`);
  if (!menu) return null;
  const sections = Object.entries(menu.sections).map(([title, dishes]) => {
    const rows = Object.entries(dishes).map(
      ([name, text]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd></div>`,
    );
    return `<h2>${escapeHtml(title)}</h2>\n<dl class="facts">${rows.join('\n')}</dl>`;
  });
  const html = `<section class="words page"><h1>${escapeHtml(menu.title)}</h1>
<p>A sample menu. It changes with the garden.</p>
${sections.join('\n')}</section>`;
  return { title: menu.title, html };
}
