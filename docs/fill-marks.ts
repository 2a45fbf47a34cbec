/** The place in a document for a script's output: between two comments that name the part and the command. */
export interface Marks {
  /** For the message about a missing mark. */
  file: string;
  name: string;
  command: string;
}

/** The document with this content between its two marks. Throws where a mark is missing. */
export function fillMarks(document: string, { file, name, command }: Marks, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by ${command} -->`, `<!-- ${name}: end -->`];
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has lost a mark of ${name}`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
