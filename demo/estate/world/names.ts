import type { CodedName } from './wire.ts';

export const adultTitles: CodedName[] = [
  { OperaCode: 'MR', DisplayName: 'Mr' },
  { OperaCode: 'MRS', DisplayName: 'Mrs' },
  { OperaCode: 'MISS', DisplayName: 'Miss' },
  { OperaCode: 'MS', DisplayName: 'Ms' },
  { OperaCode: 'MX', DisplayName: 'Mx' },
  { OperaCode: 'DR', DisplayName: 'Dr' },
  { OperaCode: 'PROF', DisplayName: 'Professor' },
  { OperaCode: 'REV', DisplayName: 'Reverend' },
  { OperaCode: 'SIR', DisplayName: 'Sir' },
  { OperaCode: 'LADY', DisplayName: 'Lady' },
];

export const childTitles: CodedName[] = [
  { OperaCode: 'MISS', DisplayName: 'Miss' },
  { OperaCode: 'MSTR', DisplayName: 'Master' },
  { OperaCode: 'MX', DisplayName: 'Mx' },
];

/** The United Kingdom first, then by name. */
export const countries: CodedName[] = [
  { OperaCode: 'GB', DisplayName: 'United Kingdom' },
  { OperaCode: 'AU', DisplayName: 'Australia' },
  { OperaCode: 'BE', DisplayName: 'Belgium' },
  { OperaCode: 'CA', DisplayName: 'Canada' },
  { OperaCode: 'DK', DisplayName: 'Denmark' },
  { OperaCode: 'FR', DisplayName: 'France' },
  { OperaCode: 'DE', DisplayName: 'Germany' },
  { OperaCode: 'IE', DisplayName: 'Ireland' },
  { OperaCode: 'IT', DisplayName: 'Italy' },
  { OperaCode: 'JP', DisplayName: 'Japan' },
  { OperaCode: 'NL', DisplayName: 'Netherlands' },
  { OperaCode: 'NZ', DisplayName: 'New Zealand' },
  { OperaCode: 'NO', DisplayName: 'Norway' },
  { OperaCode: 'ES', DisplayName: 'Spain' },
  { OperaCode: 'SE', DisplayName: 'Sweden' },
  { OperaCode: 'CH', DisplayName: 'Switzerland' },
  { OperaCode: 'US', DisplayName: 'United States' },
];
