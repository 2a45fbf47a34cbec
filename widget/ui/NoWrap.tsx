/**
 * Names or times with commas between them, each in a span of its own, which a column can keep whole and which reads in the
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
