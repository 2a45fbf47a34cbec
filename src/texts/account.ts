/** The account area (B §2.7, §2.8, §8). */
export const account = {
  title: 'Your account',
  login: {
    title: 'Login',
    username: 'Email address',
    failed: { title: 'Error', other: 'Sorry, there has been an error.' },
    golf: 'Golf Member Login',
    newTitle: "Don't have a {brand} Account?",
    register: 'Register',
  },
  welcome: 'Welcome back, {firstName}!',
  book: 'Make a booking',
};
