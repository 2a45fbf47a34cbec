/** What a CMS says in another language, by what it says in English, letter for letter. */
export type Sentences = Readonly<Record<string, string>>;
