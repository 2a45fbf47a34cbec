import type { Words } from '../../language.ts';

type Account = Words<'account'>['account'];

export const details: Account['details'] = {
  title: 'Your details',
  fields: {
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailInMessages: 'Email address',
    telephone: 'Telephone number',
    birthday: 'Birthday (optional)',
  },
  lookUp: 'Find your address by postcode',
  postcode: 'Postcode',
  changePassword: 'Change your password',
  submit: 'Save',
  busy: 'Saving your details…',
  saved: 'We have saved your details.',
  error: 'There is a problem',
};

export const changePassword: Account['changePassword'] = {
  title: 'Change your password',
  fields: {
    oldPassword: 'Current password',
    newPassword: 'New password',
    passwordAgain: 'Type the new password again',
  },
  submit: 'Save',
  busy: 'Changing your password…',
  changed: 'Your password is changed.',
  failed: { title: 'There is a problem', text: 'We could not change your password. Try again.' },
};

export const preferences: Account['preferences'] = {
  title: 'Emails from us',
  intro: 'What would you like to hear about?',
  submit: 'Save',
  loading: 'Loading your choices…',
  busy: 'Saving your choices…',
  saved: 'We have saved your choices.',
  failed: 'There is a problem',
};
