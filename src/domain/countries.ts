/** The country where addresses can be looked up, and the one to begin with (B §9). */
export const HOME_COUNTRY = 'GB';
