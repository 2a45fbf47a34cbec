/**
 * The path of the stay configuration under the site's base. It has its own file because it is asked for first.
 */
export const CONFIGURATION_PATH = 'api/stay/getConfiguration';
