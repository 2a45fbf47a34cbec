'use strict';

// What does not fit an attribute: phone numbers, and links that the estate has beside the usual ones.
const { pages, hotel = 'withenmere' } = document.documentElement.dataset;
const settings = {
  phones: { reservations: '01632 960140', spa: '01632 960145' },
  links: {
    home: pages ?? '/withenmere/',
    contact: '/contact/',
    treatments: '/spa/',
    reviews: `https://reviews.example/${hotel}`,
    golfMembers: `https://golf.example/${hotel}`,
    // Other hotels have pages of their own.
    ...(pages && {
      contact: `${pages}contact/`,
      treatments: `${pages}spa/`,
      terms: `${pages}general-booking-terms/`,
      privacy: `${pages}privacy-cookie-policy/`,
      booking: `${pages}booking/`,
      account: `${pages}account/`,
      register: `${pages}account/#/register`,
      passwordReset: `${pages}account/#/password-reset`,
    }),
  },
};

for (const widget of document.querySelectorAll('stay-booking, stay-account')) {
  widget.settings = settings;
}
