/** Where a forgotten password leads: apart, since the start screen that is drawn before the login has room for it. */
export const loginLinks = {
  forgotten: 'Forgot your password?',
  reminder: 'Get Reminder',
};
