/** A forgotten password, in three steps. */
export const passwordReset = {
  title: 'Reset your password',
  email: {
    intro: 'In order for us to send a reminder to the correct user, please enter your email address below.',
    label: 'Email address',
  },
  code: {
    intro: 'If an account has been found for that email address, we will send an email.',
    label: 'Code',
    hint: 'The 6-digit code from that email',
    resend: 'Send a new code',
    resent:
      'If an account has been found for that email address, we will send another email. Please use the latest code.',
  },
  password: {
    intro: 'Choose a new password.',
    newPassword: 'New Password',
    passwordAgain: 'Confirm Password',
  },
  hint: 'Minimum 8 characters',
  submit: 'Continue',
  busy: 'One moment...',
  failed: 'Error',
  back: 'Back to login',
};
