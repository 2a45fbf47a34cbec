import { existsSync } from 'node:fs';
import { findOnPath } from '../support/find-browser.ts';

/** The folder of Debian's WordPress. */
export const DEBIANS_WORDPRESS = '/usr/share/wordpress';

/** The programs that the test needs, each with its Debian package. */
const NEEDED: readonly (readonly [what: string, bringer: string, isThere: () => boolean])[] = [
  ['WordPress', 'wordpress', () => existsSync(`${DEBIANS_WORDPRESS}/wp-load.php`)],
  [
    'the theme Twenty Twenty-Three',
    'wordpress-theme-twentytwentythree',
    () => existsSync(`${DEBIANS_WORDPRESS}/wp-content/themes/twentytwentythree/style.css`),
  ],
  ['PHP', 'php-cli php-mysql php-xml', () => findOnPath(['php']) !== null],
  ['MariaDB', 'mariadb-server', () => DATABASE.every((name) => findOnPath([name]) !== null)],
];

const DATABASE = ['mariadbd', 'mariadb-install-db', 'mariadb-admin'];

/** A sentence on what is missing and how to install it; null where nothing is. */
export function whatIsMissing(): string | null {
  const missing = NEEDED.filter(([, , isThere]) => !isThere());
  if (missing.length === 0) return null;
  const names = missing.map(([what]) => what).join(', ');
  const packages = missing.map(([, bringer]) => bringer).join(' ');
  return `The plugin was not tried in WordPress: ${names} missing. On Debian: apt-get install --no-install-recommends ${packages}`;
}
