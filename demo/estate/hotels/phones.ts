/** A hotel's telephone numbers, as they are shown. */
export interface Phones {
  reservations: string;
  spa: string;
}

/** The estate's own numbers. Those of every hotel are from ranges set aside for drama: nobody answers them. */
export const phones: Phones = { reservations: '01632 960140', spa: '01632 960145' };

/** A link that rings a number. */
export function callLink(phone: string): string {
  return `<a href="${callAddress(phone)}">${phone}</a>`;
}

/** Replacements of the estate's numbers by another hotel's (`Hotel.instead`). */
export function phonesInstead(own: Phones): Record<string, string> {
  return Object.fromEntries(
    (['reservations', 'spa'] as const).flatMap((line) => [
      [phones[line], own[line]],
      [callAddress(phones[line]), callAddress(own[line])],
    ]),
  );
}

/** A British number as an international one, so that it can be rung from abroad. */
function callAddress(phone: string): string {
  return `tel:+44${phone.replaceAll(' ', '').slice(1)}`;
}
