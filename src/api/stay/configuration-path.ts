/**
 * The path of the stay configuration under the site's base (A §7.2). It has its own file because it is asked for first.
 */
export const CONFIGURATION_PATH = 'api/stay/getConfiguration';
