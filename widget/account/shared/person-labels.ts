/** What the fields of a person are called. */
export interface PersonTexts {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  emailInMessages: string;
}

/** The names of those fields, in their order, and what messages call them. */
export function personLabels(texts: PersonTexts): [name: string, label: string][] {
  return [
    ['title', texts.title],
    ['firstName', texts.firstName],
    ['lastName', texts.lastName],
    ['emailAddress', texts.emailInMessages],
  ];
}
