/** Answers as the estate writes them, of which the pieces of the domain with the same names are made. */

export const sessionAnswer = { Id: 's-1', BusinessDate: '2027-05-01' };

export const profileAnswer = {
  Title: 'MRS',
  FirstName: 'Ada',
  LastName: 'Moss',
  EmailAddress: 'ada@example.test',
  Telephone: '+441539000000',
  RegisteredInOpera: false,
};
