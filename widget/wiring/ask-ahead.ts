import { buildUrl, readOverrides } from '../../src/api/addresses.ts';
import { askEarly } from '../../src/api/early-answers.ts';
import type { ElementAttributes } from '../element/attributes.ts';

/** Asks for the configuration of the booking that is about to start, before its code has come (D-261). */
export function askAhead({ host, site }: ElementAttributes, endpoints: unknown): void {
  const { overrides } = readOverrides(endpoints);
  askEarly('stayConfiguration', buildUrl('stayConfiguration', {}, { host, site }, overrides));
}
