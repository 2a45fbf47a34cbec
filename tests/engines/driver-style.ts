import { createHash } from 'node:crypto';

/** Playwright tries an empty style before a picture, in every engine but Chromium. A strict policy refuses it, and names its hash. */
const HASH = createHash('sha256').update('body {}').digest('base64');

/** What WebKit says where the driver keeps a page's icon from it, as it always does. */
const NO_ICON = /^Web Inspector blocked \S+\/favicon\.ico from loading$/;

/** Whether a complaint of the console is about the driver itself. */
export function isOfDriver(complaint: string): boolean {
  return complaint.includes(HASH) || NO_ICON.test(complaint);
}
