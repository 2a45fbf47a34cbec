import { describe, expect, it } from 'vitest';
import { callLabel, countEqual } from '../bench/calls/call-label.ts';
import { tablesOf } from '../bench/calls/calls-report.ts';

describe('the calls of the bench', () => {
  it("have the catalogue's names, whatever their ids and queries", () => {
    const id = '50b8f3c5-6006-4319-9a37-b1134fa2c617';
    expect([
      callLabel('POST', `https://a.test/api/stay/${id}/booking`),
      callLabel('POST', 'https://b.test/cms/api/account/verifyEmail?email=tom%40example.com'),
      callLabel('GET', 'https://a.test/idp/.well-known/openid-configuration'),
      callLabel('GET', 'https://a.test/api/unheard-of?a=b'),
    ]).toEqual([
      'POST api/stay/{sessionId}/booking',
      'POST site api/account/verifyEmail',
      'GET identity provider: openid-configuration',
      'GET /api/unheard-of',
    ]);
  });

  it('are counted by name', () => {
    expect([...countEqual(['b', 'a', 'b'])]).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it("stand beside the fewest possible; each call above them has a reason or 'not known'", () => {
    const calendar = 'POST api/stay/{sessionId}/availability/calendar';
    const fetched = { files: 3, bytesOfFiles: 4000 };
    const of = (labels: string[]) => ({ labels, sent: 1250, received: 20_000, preflights: 2, ...fetched });
    expect(
      tablesOf([
        ['a month further', of([calendar, calendar])],
        ['prices by date of a room', of([calendar, 'GET /api/odd'])],
      ]).split('\n'),
    ).toEqual([
      '| call | a month further | prices by date of a room |',
      '| --- | --- | --- |',
      `| ${calendar} | 2 | 1 |`,
      '| GET /api/odd |  | 1 |',
      '| all | 2 | 2 |',
      '| the fewest | 1 | 1 |',
      '| asked before (OPTIONS) | 2 | 2 |',
      '| kB sent | 1.3 | 1.3 |',
      '| kB received | 20.0 | 20.0 |',
      '| files of the widget | 3 | 3 |',
      '| kB of these | 4.0 | 4.0 |',
      '',
      '| above the fewest | call | more | why |',
      '| --- | --- | --- | --- |',
      `| a month further | ${calendar} | 1 | the dates show a price on each day, in two months side by side (D-500) |`,
      '| prices by date of a room | GET /api/odd | 1 | not known |',
    ]);
  });
});
