/** The labels of a person's fields. */
export interface PersonTexts {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  emailInMessages: string;
}

/** The names of a person's fields in order, each with its name in messages. */
export function personLabels(texts: PersonTexts): [name: string, label: string][] {
  return [
    ['title', texts.title],
    ['firstName', texts.firstName],
    ['lastName', texts.lastName],
    ['emailAddress', texts.emailInMessages],
  ];
}
