import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { OUTCOME_OF_STATUS, type Outcome } from '../machines/steps/payment/payment.rules.ts';
import { fillMarks } from './fill-marks.ts';
import { readTokens } from './public-interface.ts';
import { TOLD } from '../widget/build-outcomes.ts';

const PROJECT = join(import.meta.dirname, '..');
const EVENTS = join(PROJECT, 'widget/telemetry/page-events.ts');
const DOCUMENT = join(PROJECT, 'docs/embedding.md');

/** The events of the elements with detail and time, read from their types. */
export function eventsTable(): string {
  const file = ts.createSourceFile(EVENTS, readFileSync(EVENTS, 'utf8'), ts.ScriptTarget.Latest, true);
  const events = file.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'PageEvents',
  );
  const rows = (events?.members ?? []).flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = member.name.getText().replaceAll("'", '');
    const detail = ts.isTypeLiteralNode(member.type) ? member.type.getText().replaceAll(';', ',') : '{}';
    const [when = ''] = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment));
    return [[`\`stay:${name}\``, `\`${detail}\``, when]];
  });
  return table(['event', 'detail', 'when'], rows);
}

/** Descriptions of defaults that are not constants. */
const DERIVED: Readonly<Record<string, string>> = {
  '--stay-text-size': "the guest's own, usually `16px`",
  '--stay-button-radius': 'as `--stay-radius`',
};

/** Every custom property that a page may set, with its use and defaults, read from the style sheet. */
export function tokensTable(): string {
  const rows = readTokens().map(({ name, use, light, dark }) => {
    if (light.startsWith('var(')) return [`\`${name}\``, use, DERIVED[name] ?? '', ''];
    return [`\`${name}\``, use, `\`${light}\``, dark === light ? '' : `\`${dark}\``];
  });
  return table(['property', 'sets', 'default', 'in the dark'], rows);
}

/** The meaning of each answer to complete, from the table that the charts read (E-01). */
export function outcomesTable(): string {
  const statuses = Object.entries(OUTCOME_OF_STATUS);
  const withStatus = (outcome: Outcome) =>
    statuses.filter(([, one]) => one === outcome).map(([status]) => `\`${status}\``);
  const answers: Record<Outcome, string> = {
    paid: '`2xx` with a JSON object, unless it has `"Success": false` or `"HasError": true`',
    refused: [...withStatus('refused'), '`2xx` with `{"Success": false}`'].join(', '),
    gone: withStatus('gone').join(', '),
    unknown: 'anything else: other statuses, an empty or unreadable body, no answer within 20 s',
  };
  const rows = (Object.keys(answers) as Outcome[]).map((outcome) => [
    answers[outcome],
    outcome,
    TOLD[outcome],
  ]);
  return table(['answer', 'means', 'the guest reads'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The document with the tables between their marks. Throws where a mark is missing. */
export async function withTables(document: string): Promise<string> {
  const parts: [string, string][] = [
    ['events', eventsTable()],
    ['tokens', tokensTable()],
    ['outcomes', outcomesTable()],
  ];
  const filled = parts.reduce(
    (text, [name, content]) =>
      fillMarks(text, { file: 'docs/embedding.md', name, command: 'npm run tables' }, content),
    document,
  );
  return format(filled, { parser: 'markdown', printWidth: 110, singleQuote: true });
}

export function readDocument(): string {
  return readFileSync(DOCUMENT, 'utf8');
}

if (import.meta.main) {
  commandOptions(readNothing);
  writeFileSync(DOCUMENT, await withTables(readDocument()));
}
