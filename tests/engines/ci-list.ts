/**
 * What must hold in every engine before a change is accepted (D-482), with the files of `e2e/` that show it:
 * `npm run engines -- --ci`.
 */
export const CI_LIST: Readonly<Record<string, readonly string[]>> = {
  'two whole bookings': ['two-room-stay', 'new-guest'],
  'member with add-on': ['member-stay'],
  'itinerary with every modal': ['itinerary'],
  'declined, then paid': ['payment-truth'],
  'provider frame': ['payment-frame'],
  'unknown outcome': ['payment-truth'],
  'reload at every step': ['reload-every-step'],
  Back: ['back-and-reload'],
  overlay: ['overlay'],
  idle: ['idle'],
  'account with cancel and packages': ['account-way', 'member-bookings', 'stay-packages'],
  'keyboard alone': ['keyboard'],
  '320 px': ['narrow'],
  'axe on every screen': ['two-room-stay', 'account-way', 'member-bookings', 'stay-packages'],
  'truth sweep': ['payment-truth'],
};

/** The files of the list, each once. */
export const CI_FILES: readonly string[] = [...new Set(Object.values(CI_LIST).flat())].map(
  (name) => `e2e/${name}.e2e.ts`,
);

/** The list as text, one line for each entry: the log of CI shows what ran. */
export function ciListInWords(): string {
  return Object.entries(CI_LIST)
    .map(([what, files]) => `${what}: ${files.join(', ')}`)
    .join('\n');
}
