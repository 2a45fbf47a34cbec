/** Changing the password. */
export const changePassword = {
  title: 'Change Password',
  fields: {
    oldPassword: 'Current Password',
    newPassword: 'New Password',
    passwordAgain: 'Confirm Password',
  },
  submit: 'Update',
  busy: 'Changing your password...',
  changed: 'Your password has been changed successfully.',
  failed: { title: 'Error', text: 'An error has occurred. Please try again.' },
};
