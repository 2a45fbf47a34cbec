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
  /** The answer was lost. The last step of the password reset says it too. */
  unsure: {
    title: 'We do not know whether your password is changed',
    text: 'Please log in with the new one to see.',
  },
  /** `text`: where the hotel gives no reason of its own (F-11). */
  failed: { title: 'Your password is not changed', text: 'An error has occurred. Please try again.' },
};
