/** The scopes that are requested where the page sets none. */
export const DEFAULT_SCOPE = 'openid profile email offline_access';
