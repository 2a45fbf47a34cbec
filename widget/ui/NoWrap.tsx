/**
 * Names or times separated by commas, each in a span of its own. A column keeps each whole, and each reads in the
 * direction of its own letters.
 */
export function NoWrap({ text }: { text: string }) {
  return text.split(/(?<=[,،]) /).map((part, index) => [
    index > 0 && ' ',
    <span key={index} dir="auto">
      {part}
    </span>,
  ]);
}
