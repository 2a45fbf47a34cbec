/** A line of the table. */
export interface Row {
  what: string;
  own: number;
  /** What it is compared with, measured in the same run. */
  beside?: { name: string; value: number };
  goal?: string;
  /** Digits after the point; none where it is left out. */
  digits?: number;
}

/** The smallest number that is not below the given per cent of them (nearest rank). */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50);
}

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['what', 'measured', 'beside', 'ratio', 'goal'];
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}

function cellsOf({ what, own, beside, goal = '', digits = 0 }: Row): string[] {
  const against = beside
    ? [`${beside.name}: ${beside.value.toFixed(digits)}`, (own / beside.value).toFixed(2)]
    : ['', ''];
  return [what, own.toFixed(digits), ...against, goal];
}
