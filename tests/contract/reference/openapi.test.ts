import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { endpoints, isEndpointName } from '../../../src/api/endpoints.ts';
import { answers } from '../../../src/api/reference/answers.ts';
import { UNSWEPT } from '../../faults/unswept-calls.ts';
import { document, operationOf, type Schema } from './document.ts';

const NAMES = Object.keys(endpoints).filter(isEndpointName);
const operations = NAMES.map(operationOf);

describe('dist/openapi.json', () => {
  test('is OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate({ ...structuredClone(document) })).toEqual({ valid: true });
  });

  test('has every call of the table once: 67, and the payment provider’s page', () => {
    const all = Object.values(document.paths).flatMap(({ get, post }) => [get, post].filter((one) => one));
    expect(all.map((operation) => operation?.operationId).sort()).toEqual(NAMES.toSorted());
    expect(all).toHaveLength(68);
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
    expect(listed).toHaveLength(69);
  });

  test('gives the caller, the repeats and the meaning of each status of every call', () => {
    const statuses = ['200', '400', '401', '404', '409', '410', '422', '429', '5XX', 'default'];
    for (const { operationId, summary, description, responses, parameters } of operations) {
      expect(summary, operationId).toMatch(/^[A-Z][^]*[a-z]\.$/);
      expect(description, operationId).toMatch(/For anybody|For the signed-in member|A frame asks/);
      expect(parameters, operationId).toContainEqual({ $ref: '#/components/parameters/AcceptLanguage' });
      if (operationId !== 'paymentFrame')
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses));
    }
  });

  test('E-01 gives the meanings of the statuses of complete', () => {
    const { responses, description, security } = operationOf('complete');
    const meaning = (status: string) => / ?Means (\w+)/.exec(responses[status]?.description ?? '')?.[1];
    const all = ['200', '400', '402', '422', '404', '410', '401', '409', '429', '5XX', 'default'];
    expect(all.map(meaning)).toEqual([
      ...['paid', 'refused', 'refused', 'refused', 'gone', 'gone'],
      ...['unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
    ]);
    expect(description).toContain('must stand being repeated');
    expect(security).toEqual([{}, { bearer: [] }]);
  });

  test('names the server of each call', () => {
    const serverOf = (path: string) => document.paths[path]?.servers.map(({ url }) => url);
    expect(serverOf('/api/stay/packages')).toEqual(['https://api.estate.example']);
    expect(serverOf('/api/stay/getConfiguration')).toEqual(['https://www.estate.example/{cms}']);
    expect(document.servers).toHaveLength(2);
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

  test('embedding.md has the number of calls that no screen makes', () => {
    const unused = operations.filter(
      ({ responses }) => responses['400']?.description === 'No screen of the widget makes this call.',
    );
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

describe('the examples', () => {
  test('stand in the document', () => {
    const shown = Object.values(
      operationOf('complete').responses['402']?.content?.['application/json']?.examples ?? {},
    );
    expect(shown).toEqual([
      { summary: 'A card that is declined', value: { Message: 'Your card was declined.' } },
    ]);
  });
});
