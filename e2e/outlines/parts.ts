// Parts that several outlines of the booking share.

/** Heading, Cancel and progress (A §2.2): every completed step can be edited, and dates and guests from every step. */
export const head = (...edits: string[]) => `
heading 1 'BOOK A ROOM'
button 'Cancel'
navigation 'Booking progress'${edits.map((step) => `\n  button 'Edit ${step}'`).join('')}${
  edits.length > 0 ? `\nbutton 'Change: dates and guests'` : ''
}`;

/** The status region at the end of every screen, which announces the outcome of a press (D-444). */
export const said = (words?: string) => `
status${words ? ` '${words}'` : ''}
`;

/** The bill beside a step, and the status region. */
export const foot = (words?: string) => `
complementary 'Booking summary'
  heading 2 'Booking summary'${said(words)}`;

export const pictures = (of: string, count: number, indent = '  ') =>
  [
    `${indent}group 'Pictures of ${of}'`,
    ...(count > 1
      ? [
          `${indent}  button 'Previous picture', disabled`,
          `${indent}  status 'Picture 1 of ${count}'`,
          `${indent}  button 'Next picture'`,
        ]
      : []),
  ].join('\n');

export const DATES = 'Dates & Guests';
export const ROOMS = 'Rooms & Rates';
export const ADD_ONS = 'Add ons';
export const DETAILS = 'Details';
