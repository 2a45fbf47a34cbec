/** The login on the identity provider's own pages, where the form would stand. */
export const providerLogin = {
  text: 'You log in on our login page, and then come back here.',
  leaving: 'Opening the login page...',
  window: 'Please log in in the window that has opened.',
  dismiss: 'Cancel',
  cancelled: 'You are not logged in. You can try again.',
  expired: 'We could not complete this login. Please try again.',
};
