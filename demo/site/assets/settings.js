'use strict';

// What does not fit an attribute: phone numbers, and links that the estate has beside the usual ones.
const settings = {
  phones: { reservations: '01632 960140', spa: '01632 960145' },
  links: {
    contact: '/contact/',
    treatments: '/spa/',
    reviews: 'https://reviews.example/withenmere',
    golfMembers: 'https://golf.example/withenmere',
  },
};

for (const widget of document.querySelectorAll('stay-booking, stay-account')) {
  widget.settings = settings;
}
