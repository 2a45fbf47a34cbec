import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints.ts';
import { ACCOUNT_TOLD } from './account-told.ts';
import { FLOW_TOLD } from './flow-told.ts';
import { UNSWEPT } from './unswept-calls.ts';

test('T14 every call of the catalogue is either swept over the charts or listed as unswept', () => {
  const swept = Object.keys({ ...FLOW_TOLD, ...ACCOUNT_TOLD }).map((at) => at.replace(/^.*: /, ''));
  const all = [...new Set([...swept, ...Object.keys(UNSWEPT)])];
  expect(all.sort()).toEqual(Object.keys(endpoints).sort());
  expect(swept.filter((call) => call in UNSWEPT)).toEqual([]);
});
