/** The account area's login. */
export const login = {
  title: 'Login',
  username: 'Email address',
  notes: {
    passwordReset: 'Your password has been changed successfully. Please login below.',
    accountCreated: 'Your account has been created successfully. Please login below.',
    cancellationSent:
      'You were logged out after a cancellation was sent. Please log in to see whether your room is cancelled.',
    packageSent:
      'You were logged out after a change of your booking was sent. Please log in to see whether it is made.',
  },
  failed: { title: 'Error', other: 'Sorry, there has been an error.' },
  golf: 'Golf Member Login',
  // {brand} may be empty.
  newTitle: "Don't have a {brand} Account?",
  register: 'Register',
  find: 'Find a booking without an account',
};
