import type { PathRecord } from './path-record.ts';

/** A path as instructions in Markdown, for somebody at a keyboard. */
export function scriptOf({ machine, steps }: PathRecord, number: number, of: number): string {
  const ids = new Set(steps.flatMap(({ fired }) => fired));
  const refusals = new Set(steps.flatMap(({ refused = [] }) => refused));
  const lines = steps.map(({ words, state }, index) => `${index + 1}. ${words}  \n   *${state}*`);
  return [
    `# ${machine}, path ${number} of ${of}`,
    `${steps.length} steps, transitions: ${ids.size}${refusals.size > 0 ? `, guards that say no: ${refusals.size}` : ''}. Below each step, in italics, is where it must lead.`,
    lines.join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
