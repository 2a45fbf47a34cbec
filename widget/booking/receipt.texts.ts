/** The paid booking, where only its number can be shown. */
export const receipt = {
  eyebrow: 'Congrats',
  title: 'Your stay is booked!',
  text: 'We cannot show the details here. A confirmation has been sent to the e-mail address provided.',
  /** Where only the address of the payment was left: the answer is all that is known. */
  textOnly: 'The hotel has answered that this stay is booked. We cannot show its number and details here.',
  number: 'Confirmation Number:',
  call: 'For any question, call us on {phone} and give this number.',
  contact: 'For any question, contact us and give this number.',
  callOnly: 'For any question, call us on {phone}.',
  contactOnly: 'For any question, contact us.',
  contactLink: 'Contact us',
  retry: 'Show the details',
  another: 'Book another stay',
};
