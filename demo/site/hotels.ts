import { HOTELS } from '../estate/hotels/hotels.ts';
import { inLanguage } from '../estate/hotels/in-language.ts';
import { escapeHtml } from '../estate/html.ts';
import { cardSection } from './cards.ts';
import type { Theme } from './themes.ts';
import { THEMES } from './themes.ts';

/** The rooms of a hotel's home page, in the words of its CMS. */
export function roomsHtml(theme: Theme, language: string): string {
  const { cms } = THEMES[theme];
  return inLanguage(cms, language, HOTELS[cms]?.areas ?? [])
    .map((area) =>
      cardSection(
        area.DisplayName,
        area.Description,
        area.RoomTypes.map((room) => ({
          picture: room.Images[0]?.Path ?? '',
          alt: room.Images[0]?.Caption ?? '',
          name: room.DisplayName,
          html: `${room.Description}<p class="room-facts">${escapeHtml([room.BedType, room.View].filter(Boolean).join(' · '))}</p>`,
        })),
      ),
    )
    .join('\n');
}
