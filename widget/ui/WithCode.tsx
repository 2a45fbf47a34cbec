interface WithCodeProps {
  /** With '{…}' of the name that `at` gives. */
  text: string;
  at: string;
  /** A number, reference or telephone number. */
  code: string;
}

/** A sentence with a code in it: beside Arabic words, too, the code's own parts stay in their order from left to right. */
export function WithCode({ text, at, code }: WithCodeProps) {
  const [before, after] = text.split(`{${at}}`);
  return (
    <>
      {before}
      {after === undefined ? null : <bdi dir="ltr">{code}</bdi>}
      {after}
    </>
  );
}
