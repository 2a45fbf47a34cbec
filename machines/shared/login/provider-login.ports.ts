import type { Profile } from '../../../src/domain/booking/session.ts';
import { port } from '../port.ts';

/**
 * What came of a login on the provider's pages. 'none': none was under way. 'cancelled': the guest or the provider
 * refused. 'expired': the answer is to no login that this tab knows of, or it comes too late.
 */
export type ProviderResult =
  { type: 'signedIn'; profile: Profile } | { type: 'cancelled' | 'expired' | 'none' };

/** The login on the provider's pages. Both reject where the provider gives no answer. */
export const providerPorts = {
  /**
   * Leads the guest to the provider. It does not settle where this page is left for that. 'window': the provider's pages
   * have opened in a window of their own. 'back': the guest has come back without an answer.
   */
  beginLogin: port<'window' | 'back'>('beginLogin'),
  /** Takes the answer that the page came back with, or waits for that of the window. */
  completeLogin: port<ProviderResult>('completeLogin'),
};
