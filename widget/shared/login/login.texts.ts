/** The login form, on the start screen and in the account area. */
export const login = {
  password: 'Password',
  button: 'Login',
  checking: 'Checking your details...',
  unknown: 'Sorry, an account cannot be found with the details entered.',
  /** The link for a forgotten password. */
  forgotten: 'Forgot your password?',
  reminder: 'Get Reminder',
};
