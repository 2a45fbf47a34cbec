import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildUrl, readOverrides } from '../../src/api/addresses.ts';
import { CallError } from '../../src/api/failure.ts';
import { paymentFrameUrl } from '../../src/api/stay/payment.ts';

const bases = { host: 'https://api.estate.test/v1', site: 'https://www.estate.test/cms' };

describe('buildUrl', () => {
  test('A §7.6 fills the parameters of a path and encodes them', () => {
    const params = { referenceNumber: 'GIFT/1 ?#%ü', arrivalDate: '2027-05-10' };
    expect(buildUrl('voucherStatus', params, bases)).toBe(
      'https://api.estate.test/v1/api/voucher/status/GIFT%2F1%20%3F%23%25%C3%BC/2027-05-10',
    );
  });

  test('A §7.2 encodes query values', () => {
    expect(buildUrl('verifyTelephone', { telephone: '+44 1539&x=1' }, bases)).toBe(
      'https://www.estate.test/cms/api/account/verifyTelephone?telephone=%2B44+1539%26x%3D1',
    );
  });

  test.each(['', '.', '..', '\ud800'])(
    'refuses the parameter %j, which would change the path',
    (referenceNumber) => {
      const build = () => buildUrl('voucherStatus', { referenceNumber, arrivalDate: '2027-05-10' }, bases);
      expect(build).toThrow(
        new CallError({
          kind: 'unreadable',
          endpoint: 'voucherStatus',
          path: 'referenceNumber',
          message: 'not a part of a path',
        }),
      );
    },
  );

  test('T3 keeps any typed text within one segment of the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (typed) => {
        fc.pre(!['.', '..'].includes(typed));
        const url = new URL(buildUrl('voucherDetail', { id: typed }, bases));
        expect(url.origin).toBe('https://api.estate.test');
        expect(url.pathname.split('/').slice(0, -1).join('/')).toBe('/v1/api/voucher/detail');
        expect(decodeURIComponent(url.pathname.split('/').at(-1) ?? '')).toBe(typed);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });

  test('D-55 the payment frame gets Base64 of UTF-8, URL-encoded', () => {
    expect(paymentFrameUrl('pay?é>', 's-1', bases)).toBe(
      'https://api.estate.test/v1/paymentIframe.aspx?iPageSessionId=cGF5P8OpPg%3D%3D&sessionId=s-1',
    );
  });
});

describe('D-30 settings.endpoints', () => {
  test('sets the paths of calls by name, parameters included', () => {
    const { overrides, wrong } = readOverrides({
      complete: 'payments/{sessionId}/finish',
      updateProfile: 'api/me/',
    });
    expect(wrong).toEqual([]);
    expect(buildUrl('complete', { sessionId: 's 1' }, bases, overrides)).toBe(
      'https://api.estate.test/v1/payments/s%201/finish',
    );
    expect(buildUrl('updateProfile', {}, bases, overrides)).toBe('https://api.estate.test/v1/api/me/');
  });

  test.each([
    ['an unknown name', { payNow: 'api/pay' }],
    ['a whole address', { complete: 'https://elsewhere.test/{sessionId}' }],
    ['another host', { complete: '//elsewhere.test/{sessionId}' }],
    ['a path from the root', { complete: '/api/{sessionId}' }],
    ['a way up', { complete: 'api/../{sessionId}' }],
    ['an encoded way up', { complete: 'api/%2e%2e/{sessionId}' }],
    ['a backslash', { complete: 'api\\{sessionId}' }],
    ['a query', { complete: 'api/pay?x=1' }],
    ['a parameter that the call does not have', { complete: 'api/{legId}' }],
    ['a value that is not a text', { complete: 3 }],
    ['nothing', { complete: '' }],
  ])('leaves out %s and reports its name', (_, value) => {
    expect(readOverrides(value)).toEqual({ overrides: {}, wrong: Object.keys(value) });
  });

  test.each([undefined, null, 'api', 7])('treats %j as no settings', (value) => {
    expect(readOverrides(value)).toEqual({ overrides: {}, wrong: [] });
  });

  test('T7, D-124 no override leads outside the base address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),

          fc
            .array(fc.constantFrom('..', 'api', '', '{sessionId}', '%2e', 'a.b'))
            .map((parts) => parts.join('/')),
        ),
        (path) => {
          const { overrides } = readOverrides({ complete: path });
          const url = new URL(buildUrl('complete', { sessionId: 's-1' }, bases, overrides));
          expect(url.href.startsWith('https://api.estate.test/v1/')).toBe(true);
        },
      ),
    );
  });
});
