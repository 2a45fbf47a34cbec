interface WithCodeProps {
  /** A sentence with a placeholder '{…}', which `at` names. */
  text: string;
  at: string;
  /** A number, reference or telephone number. */
  code: string;
}

/** A sentence with a code. The code's parts stay in left-to-right order even among Arabic words. */
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
