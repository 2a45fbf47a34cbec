// What the outlines of a booking's screens share.

/** Heading, Cancel and progress (A §2.2): every step that is done can be edited. */
export const head = (...edits: string[]) => `
heading 1 'BOOK A ROOM'
button 'Cancel'
navigation 'Booking progress'${edits.map((step) => `\n  button 'Edit ${step}'`).join('')}`;

/** What ends every screen: where it is said politely what comes of a press (D-444). */
export const said = (words?: string) => `
status${words ? ` '${words}'` : ''}
`;

/** The bill beside a step, and what is said. */
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
