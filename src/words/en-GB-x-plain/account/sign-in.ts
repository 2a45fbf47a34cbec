import type { Words } from '../../language.ts';

type Account = Words<'account'>['account'];

export const login: Account['login'] = {
  title: 'Sign in',
  username: 'Email address',
  notes: {
    passwordReset: 'Your password is changed. You can now sign in below.',
    accountCreated: 'Your account is ready. You can now sign in below.',
  },
  failed: { title: 'Something went wrong', other: 'Sorry, we could not sign you in. Try again.' },
  golf: 'Sign in as a golf member',
  newTitle: 'No {brand} account yet?',
  register: 'Create an account',
  find: 'Find a booking without an account',
};

export const register: Account['register'] = {
  create: 'Create your {brand} account',
  update: 'Update your {brand} account',
  already: 'Do you have an account already?',
  login: 'Sign in',
  code: {
    intro: 'Enter the 6-digit code that we sent to your email address.',
    label: 'Code',
    submit: 'Continue',
    busy: 'Checking your code…',
    failed: 'There is a problem',
    notFound: 'Check your details and try again.',
    notSent: 'We could not send another code. Try again in a moment.',
    resend: 'Send a new code',
    resending: 'Sending a new code…',
    resent: 'We have sent you another email. Use the latest code.',
  },
  heading: 'Your details',
  fields: {
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailInMessages: 'Email address',
    telephone: 'Telephone number (optional)',
    birthday: 'When is your birthday? (optional)',
    password: 'Choose a password',
    passwordHint: 'At least 8 characters',
    mailingList: 'Join the mailing list (optional)',
  },
  submit: 'Create account',
  busy: 'Creating your account…',
  error: 'There is a problem',
  problems: {
    emailNotValid: 'This email address does not seem to work. Check it and try again.',
    telephoneNotValid: 'This telephone number does not seem to work. Check it and try again.',
    telephoneCheckFailed: 'We could not check your telephone number. Try again.',
    registrationFailed: 'We could not create your account. Try again.',
  },
};

export const passwordReset: Account['passwordReset'] = {
  title: 'Choose a new password',
  email: {
    intro: 'Enter your email address. If you have an account, we will send you a code.',
    label: 'Email address',
  },
  code: {
    intro: 'If there is an account for that email address, we will send a code to it.',
    label: 'Code',
    hint: 'The 6-digit code from that email',
    resend: 'Send a new code',
    resent:
      'If there is an account for that email address, we will send another code to it. Use the latest one.',
  },
  password: {
    intro: 'Type your new password twice.',
    newPassword: 'New password',
    passwordAgain: 'Type the new password again',
  },
  hint: 'At least 8 characters',
  submit: 'Continue',
  busy: 'One moment…',
  failed: 'There is a problem',
  back: 'Back to sign in',
};
