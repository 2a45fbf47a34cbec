'use strict';

// Settings that do not fit an attribute: telephone numbers, mailing lists, and links beside the usual ones.
// A page that names no hotel is Withenmere's.
const {
  pages,
  house = pages ?? '/',
  hotel = 'withenmere',
  reservations = '01632 960140',
  spa = '01632 960145',
} = document.documentElement.dataset;
const settings = {
  phones: { reservations, spa },
  mailingLists: {
    spa: 3507983,
    golf: 3508013,
    dining: 3508001,
    events: 3508068,
    rooms: 3507997,
    offers: 21980355,
  },
  links: {
    home: pages ?? '/withenmere/',
    contact: '/contact/',
    treatments: '/spa/',
    reviews: `https://reviews.example/${hotel}`,
    golfMembers: `https://golf.example/${hotel}`,
    booking: `${house}booking/`,
    account: `${house}account/`,
    register: `${house}account/#/register`,
    passwordReset: `${house}account/#/password-reset`,
    // Pages of the other hotels.
    ...(pages && {
      contact: `${pages}contact/`,
      treatments: `${pages}spa/`,
      terms: `${pages}general-booking-terms/`,
      privacy: `${pages}privacy-cookie-policy/`,
    }),
  },
};

for (const widget of document.querySelectorAll('stay-booking, stay-account')) {
  widget.settings = settings;
}
