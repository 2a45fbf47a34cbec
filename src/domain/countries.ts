/** The country where addresses can be looked up, and the one to begin with. */
export const HOME_COUNTRY = 'GB';
