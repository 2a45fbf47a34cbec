/** The member's own details. */
export const details = {
  title: 'Account Details',
  /** Beside the address. */
  person: 'Name and contact',
  fields: {
    title: 'Title',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    emailInMessages: 'Email address',
    telephone: 'Telephone',
    birthday: 'Birthday (optional)',
  },
  lookUp: 'Look up address',
  postcode: 'Postcode',
  changePassword: 'Change your password',
  submit: 'Update',
  busy: 'Updating your details...',
  saved: 'Your details have been updated.',
  error: 'Error',
};
