import { createHash } from 'node:crypto';

/**
 * Playwright inserts an empty style before a picture, in every engine but Chromium. A strict policy refuses
 * it and reports this hash.
 */
const HASH = createHash('sha256').update('body {}').digest('base64');

/** WebKit reports this where the driver blocks a page's icon, as it always does. */
const NO_ICON = /^Web Inspector blocked \S+\/favicon\.ico from loading$/;

/** Whether the driver itself causes this message of the console. */
export function isOfDriver(complaint: string): boolean {
  return complaint.includes(HASH) || NO_ICON.test(complaint);
}
