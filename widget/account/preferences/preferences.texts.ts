/** The mailing lists. */
export const preferences = {
  title: 'Email Preferences',
  intro: 'What would you like to hear about?',
  submit: 'Update Preferences',
  loading: 'Loading your preferences...',
  busy: 'Updating your preferences...',
  saved: 'Your preferences have been updated.',
  failed: 'Error',
};
