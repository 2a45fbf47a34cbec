/** Where the stay's configuration is, below the site's base (A §7.2). It stands apart because it is asked for first. */
export const CONFIGURATION_PATH = 'api/stay/getConfiguration';
