import { createHash } from 'node:crypto';

/** Playwright tries an empty style before a picture, in every engine but Chromium. A strict policy refuses it, and names its hash. */
const HASH = createHash('sha256').update('body {}').digest('base64');

/** Whether a complaint of the console is of the driver's own style. */
export function isOfDriver(complaint: string): boolean {
  return complaint.includes(HASH);
}
