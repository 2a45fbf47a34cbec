/**
 * Names or times separated by commas, each in a span of its own. A column keeps each whole, and each reads in the
 * direction of its own letters. The comma stands in the direction of the page.
 */
export function NoWrap({ text }: { text: string }) {
  return text.split(/(?<=[,،]) /).map((part, index) => {
    const [words, comma] = part.split(/(?=[,،]$)/);
    return [
      index > 0 && ' ',
      <span key={index}>
        <bdi>{words}</bdi>
        {comma}
      </span>,
    ];
  });
}
