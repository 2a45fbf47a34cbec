import { createContext, type ReactNode, use } from 'react';
import { ownProperty } from '../../../src/browser/own-document.ts';
import { HOME_COUNTRY } from '../../../src/domain/guests/countries.ts';
import type { MailingList } from '../../../src/domain/account/marketing.ts';
import type { Links } from './links.ts';

/** The host's settings for links, telephone numbers, pictures and its name. */
export interface Assets {
  /** Base of the site-local calls, with a last slash. Pictures' paths are resolved against it (D-47). */
  base: string;
  /**
   * Base of every server call and of the payment provider's page, without a last slash. Defaults to the page's own
   * origin.
   */
  host?: string | undefined;
  /** The page's own paths, unchecked. */
  endpoints?: Record<string, string> | undefined;
  /** Replaces '[product]' in the texts. */
  brand: string;
  /** The country that telephone numbers begin with. */
  country: string;
  links: Links;
  /** False: there is no identity provider, and nothing of an account is offered. */
  hasAccounts?: boolean | undefined;
  /**
   * This page's address outside any frame. Set where no payment is taken, because another site frames the page.
   */
  payElsewhere?: string | undefined;
  /** Whether cards are taken in the provider's frame only. */
  paysInFrame?: boolean | undefined;
  /** Phone numbers by purpose, e.g. 'spa', 'reservations'. */
  phones: Record<string, string>;
  /** The mailing lists that guests may join. */
  mailingLists: readonly MailingList[];
}

/** The default links. */
export const DEFAULT_LINKS: Links = {
  home: '/',
  contact: '/contact',
  account: '/account/',
  booking: '/booking/',
  passwordReset: '/account/#/password-reset',
  register: '/account/#/register',
  privacy: '/privacy-cookie-policy/',
  terms: '/general-booking-terms/',
  reviews: null,
  golfMembers: null,
  treatments: null,
};

const AssetsContext = createContext<Assets>({
  base: '/',
  brand: '',
  country: HOME_COUNTRY,
  links: DEFAULT_LINKS,
  phones: {},
  mailingLists: [],
});

export function AssetsProvider({ assets, children }: { assets: Assets; children: ReactNode }) {
  return <AssetsContext value={assets}>{children}</AssetsContext>;
}

export function useAssets(): Assets {
  return use(AssetsContext);
}

/** Gives the address of a picture from its `path`; empty when it cannot be resolved. */
export function useImageUrl(): (path: string) => string {
  const { base } = useAssets();
  return (path) => {
    const from = new URL(base, ownProperty(document, 'baseURI'));
    if (!URL.canParse(path, from)) return '';
    const { href, protocol } = new URL(path, from);
    return /^(https?|data):$/.test(protocol) ? href : '';
  };
}
