import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OUTCOME_OF_STATUS } from '../../machines/steps/payment/payment.rules.ts';
import { PROJECT } from './sources.ts';

// What these documents promise and the code alone could break.
const document = readFileSync(join(PROJECT, 'docs/embedding.md'), 'utf8');
const server = readFileSync(join(PROJECT, 'docs/server.md'), 'utf8');

it('E-01 docs/server.md says for each status of complete what the widget takes it for', () => {
  const rows = [...server.matchAll(/^\| (.*?) +\| (refused|gone) +\|/gm)];
  const said = rows.flatMap(([, answers = '', outcome]) =>
    [...answers.matchAll(/`(\d{3})`/g)].map(([, status]) => [status, outcome]),
  );
  expect(Object.fromEntries(said)).toEqual(OUTCOME_OF_STATUS);
});

it('D-590 a WordPress shortcode takes attributes of the elements from the page, but no server addresses', () => {
  const quoted = (php: string) => [...php.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  const fromPage = quoted(/\$page = \[(.*)\];/.exec(document)?.[1] ?? '');
  const table = /^##+ Attributes\n([\s\S]*?)\n##+ /m.exec(document)?.[1] ?? '';
  const attributes = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(attributes).toEqual(expect.arrayContaining(fromPage));
  expect(fromPage).toEqual(['mode', 'preview', 'arrival-date', 'number-of-nights', 'code']);
});
