// The outline of each screen of the account, in the specification's words. models/outline.ts explains the
// notation.

/** B §2.9: a form that was sent empty names what is missing, at its head and at each field. */
export const registerRefused = `
heading 1 'Create a Withenmere account'
link 'Login Now'
form 'Your details'
  heading 2 'Your details'
  group 'Please check these answers'
    heading 3 'Please check these answers'
    button 'Title is a required field'
    button 'First Name is a required field'
    button 'Last Name is a required field'
  combobox 'Title', invalid, expanded false (Title is a required field)
  textbox 'First Name', required, invalid (First Name is a required field)
  textbox 'Last Name', required, invalid (Last Name is a required field)
  textbox 'Email', required, invalid (Email address is a required field)
  combobox 'Dialling code', expanded false
  textbox 'Telephone (optional)'
  Date 'When is your birthday? (optional)'
  textbox 'Set a password', required, invalid (Minimum 8 characters Set a password is a required field)
  checkbox 'Join the mailing list (optional)'
  checkbox 'I agree to the privacy notice (opens in a new tab) and terms of use (opens in a new tab)', invalid (Privacy notice and terms and conditions is a required field)
  link 'privacy notice (opens in a new tab)'
  link 'terms of use (opens in a new tab)'
  button 'Register'
status
`;

/** B §2.8. */
export const login = `
heading 1 'Your account'
form 'Login'
  heading 2 'Login'
  textbox 'Email address', required
  textbox 'Password', required
  link 'Get Reminder'
  button 'Login'
link 'Golf Member Login (opens in a new tab)'
heading 2 'Don't have a Withenmere Account?'
link 'Register'
link 'Find a booking without an account'
status
`;

/** D-497. */
export const findBooking = `
heading 1 'Find your booking'
form 'Find your booking'
  textbox 'Confirmation number', required
  textbox 'Email', required
  button 'Find booking'
link 'Login to your account'
status
`;

/** B §2.10. */
export const passwordReset = `
heading 1 'Reset your password'
form 'Reset your password'
  textbox 'Email address', required
  button 'Continue'
link 'Back to login'
status
`;

/** B §2.12. */
const head = `
heading 1 'Welcome back, Rosalind!'
navigation 'Your account'
  link 'Your Bookings'
  link 'Account Details'
  link 'Preferences'
  button 'Logout'`;

/** B §2.16: the stay, its room, what can be done before it. */
export const stay = `${head}
link 'Back to all bookings'
heading 2 '4th April 2027: 1 Room'
link 'Directions (opens in a new tab)'
group 'Pictures of Lake View Room'
  button 'Previous picture', disabled
  status 'Picture 1 of 3'
  button 'Next picture'
button 'Print Confirmation'
button 'Add to calendar'
button 'Resend confirmation', expanded false
region 'Room 1:'
  heading 3 'Room 1:'
  heading 4 'Room, Rate & Add Ons:'
  region 'Room 1 Receipt:'
    heading 4 'Room 1 Receipt:'
  heading 4 'Guests Names'
heading 2 'Before you arrive'
heading 3 'Can we make your stay even more special?'
button 'Show 10 extras', expanded false
status
heading 3 'Want to make a change?'
heading 3 'Need to Cancel?'
link '01632 960140'
heading 2 'Booking Terms & Conditions'
heading 3 'Cancellation Policy'
heading 3 'Tax Information'
status
`;

/** B §2.15. */
export const spaDays = `${head}
heading 2 'Your Bookings'
navigation 'Kind of booking'
  link 'Stay'
  link 'Spa'
heading 3 'Upcoming Bookings'
heading 4 '22nd January 2027'
link 'Details of 22nd January 2027'
heading 3 'Previous Bookings'
heading 4 '21st October 2026'
link 'Details of 21st October 2026'
link 'Make a booking'
status
`;

/** B §2.11. */
export const details = `${head}
heading 2 'Account Details'
link 'Change your password'
form 'Account Details'
  heading 3 'Name and contact'
  combobox 'Title', expanded false
  textbox 'First Name', required
  textbox 'Last Name', required
  textbox 'Email', required
  Date 'Birthday (optional)'
  combobox 'Dialling code', expanded false
  textbox 'Telephone', required
  region 'Address'
    heading 3 'Address'
    combobox 'Country', expanded false
    button 'Look up address'
    textbox 'First line of address', required
    textbox 'Second line of address (optional)'
    textbox 'City', required
    textbox 'Postcode', required
  button 'Update'
status
`;

/** B §2.13. */
export const preferences = `${head}
heading 2 'Email Preferences'
group 'What would you like to hear about?'
  checkbox 'Spa', checked
  checkbox 'Golf'
  checkbox 'Dining', checked
  checkbox 'Events'
  checkbox 'Rooms'
  checkbox 'Offers'
button 'Update Preferences'
status
`;

/** B §2.12. */
export const changePassword = `${head}
heading 2 'Change Password'
form 'Change Password'
  textbox 'Current Password', required
  textbox 'New Password', required (Minimum 8 characters)
  textbox 'Confirm Password', required
  button 'Update'
status
`;
