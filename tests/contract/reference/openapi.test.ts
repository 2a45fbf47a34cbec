import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { endpoints, isEndpointName } from '../../../src/api/endpoints.ts';
import { answers } from '../../../src/api/reference/answers.ts';
import { UNSWEPT } from '../../faults/unswept-calls.ts';
import { printed } from '../../../widget/build/openapi.ts';
import { document, operationOf } from './document.ts';
import type { Schema } from './shapes.ts';

const NAMES = Object.keys(endpoints).filter(isEndpointName);
const operations = NAMES.map(operationOf);

describe('dist/openapi.json', () => {
  test('has no findings of a linter, but for addresses that are the catalogue’s own', async () => {
    const addresses = { 'no-path-trailing-slash': 'off', 'no-ambiguous-paths': 'off' } as const;
    const config = await createConfig({
      extends: ['recommended'],
      // The owner has not chosen a licence.
      rules: { ...addresses, 'info-license': 'off' },
    });
    const findings = await lintFromString({ source: JSON.stringify(document), config });
    expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test('has at most 250 kB', async () => {
    expect(Buffer.byteLength(await printed(document))).toBeLessThan(250_000);
  });

  test('has every call of the table once: 69, and the payment provider’s page', () => {
    const all = Object.values(document.paths).flatMap(({ get, post }) => [get, post].filter((one) => one));
    expect(all.map((operation) => operation?.operationId).sort()).toEqual(NAMES.toSorted());
    expect(all).toHaveLength(70);
  });

  test('has the answer of every call in src/api', async () => {
    const folder = join(import.meta.dirname, '../../../src/api');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ join(folder, file)) as Promise<Record<string, unknown>>),
    );
    const calls = modules
      .flatMap((module) => Object.values(module))
      .filter(
        (value) => typeof value === 'object' && value !== null && 'endpoint' in value && 'answer' in value,
      );
    const listed: unknown[] = Object.values(answers).flat();
    expect(calls.filter((call) => !listed.includes(call))).toEqual([]);
    expect(listed).toHaveLength(71);
  });

  test('says of each call what it is for, and what a guest sees when it fails', () => {
    for (const { operationId, summary, description, responses } of operations) {
      expect(summary, operationId).toMatch(/^[A-Z][^]*[a-z]\.$/);
      expect(description, operationId).toMatch(
        /Where it fails: [A-Z]|^No screen of the widget makes this call\.$/,
      );
      if (operationId !== 'complete')
        expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '4XX']));
    }
  });

  test('E-01 gives the meanings of the statuses of complete', () => {
    const { responses, security, ...operation } = operationOf('complete');
    const meaning = (status: string) => / ?Means (\w+)/.exec(responses[status]?.description ?? '')?.[1];
    const all = ['200', '400', '402', '422', '404', '410', '401', '409', '429', '5XX', 'default'];
    expect(all.map(meaning)).toEqual([
      ...['paid', 'refused', 'refused', 'refused', 'gone', 'gone'],
      ...['unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
    ]);
    expect(operation['x-staychart']).toMatchObject({ kind: 'write', repeated: expect.any(String) as string });
    expect(security).toEqual([{}, { bearer: [] }]);
  });

  test('names the server of each call', () => {
    const serverOf = (path: string) =>
      (document.paths[path]?.servers ?? document.servers).map(({ url }) => url);
    expect(serverOf('/api/stay/packages')).toEqual(['https://api.estate.example']);
    expect(serverOf('/api/stay/getConfiguration')).toEqual(['https://www.estate.example/{cms}']);
  });

  test('every call has a tag of the list, and every tag a call', () => {
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
  });

  test('leaves only Unread without a shape', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas).filter((name) => shapeless(schemas[name]).length > 0)).toEqual(['Unread']);
    const contents = operations.flatMap(({ requestBody, responses }) => [
      requestBody,
      ...Object.values(responses),
    ]);
    const inline = contents
      .flatMap((one) => Object.values(one?.content ?? {}))
      .flatMap(({ schema }) => shapeless(schema));
    expect(inline).toEqual([]);
  });

  test('marks the calls that no screen makes', () => {
    const unused = operations.filter((operation) => operation['x-unused']);
    expect(unused.every(({ operationId }) => operationId in UNSWEPT)).toBe(true);
    expect(unused).toHaveLength(16);
  });
});

/** Parts of a schema that allow any value. */
function shapeless(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const { $ref, type, anyOf = [], items, properties = {}, maxItems } = schema;
  const inner = [...anyOf, ...(items && maxItems !== 0 ? [items] : []), ...Object.values(properties)];
  const hasShape =
    $ref !== undefined || type !== undefined || anyOf.length > 0 || 'const' in schema || 'enum' in schema;
  return [...(hasShape ? [] : [schema]), ...inner.flatMap(shapeless)];
}

test('the examples of the document are those of the calls', () => {
  const declined = operationOf('complete').responses['402']?.content?.['application/json']?.examples;
  const [[, { $ref = '' } = {}] = []] = Object.entries(declined ?? {});
  expect(document.components.examples[$ref.split('/').at(-1) ?? '']).toEqual({
    summary: 'A card that is declined',
    value: { Message: 'Your card was declined.' },
  });
});
