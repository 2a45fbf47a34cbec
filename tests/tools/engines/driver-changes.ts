/** The version of playwright-core that needs each of these changes. */
export const DRIVER_VERSION = '1.65.1';

export interface Change {
  reason: string;
  from: RegExp;
  to: string;
}

/**
 * The driver is made for its own builds of the engines. These parts of it fail in an engine from its maker.
 */
const CHANGES: readonly Change[] = [
  {
    reason: 'Firefox 153 has no emulation.setMediaFeaturesOverride, which every new context begins with',
    from: /(\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\));/g,
    to: '$1.catch(() => undefined);',
  },
  {
    reason:
      'Firefox 153 answers as soon as the page changes its own address, and the driver then takes a fragment that is reported later for a new document, for which it waits for ever',
    from: /(const \{ navigation \} = await this\._session\.send\("browsingContext\.navigate", \{[^}]*\}\);\s*if \()navigation && this\._fragmentNavigations\.has\(navigation\)/g,
    to: 'const from = frame._url; $1url3.includes("#") && url3.split("#")[0] === from.split("#")[0]',
  },
];

/** The driver's source with the changes. Throws where one of them matches nothing. */
export function changed(source: string): string {
  return CHANGES.reduce((text, { reason, from, to }) => {
    if (text.search(from) < 0) throw new Error(`the driver has changed: ${reason}`);
    return text.replaceAll(from, to);
  }, source);
}
