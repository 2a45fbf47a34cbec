/** The sentences of a CMS in another language, by their exact English originals. */
export type Sentences = Readonly<Record<string, string>>;
