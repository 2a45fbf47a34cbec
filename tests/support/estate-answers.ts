/**
 * Answers as the estate writes them. The domain's fixtures of the same names are the results of reading them.
 */

export const sessionAnswer = { Id: 's-1', BusinessDate: '2027-05-01' };

export const profileAnswer = {
  Title: 'MRS',
  FirstName: 'Ada',
  LastName: 'Moss',
  EmailAddress: 'ada@example.test',
  Telephone: '+441539000000',
  RegisteredInOpera: false,
};
