import { expect, it } from 'vitest';
import type { Failure } from '../../src/api/failure.ts';
import { pushFailure } from '../../widget/telemetry/data-layer.ts';

/** The page's data layer after a failure. */
function layerAfter(failure: Failure, before: object = {}): unknown {
  const page = { ...before };
  pushFailure(page as Window, failure);
  return Reflect.get(page, 'dataLayer');
}

it('T27 GA4 hears the name and the reason of a failed call, and nothing that the estate says', () => {
  const message = 'Tom Fell has no such room';
  expect(layerAfter({ kind: 'http', endpoint: 'bookLeg', status: 409, message })).toEqual([
    { event: 'exception', description: 'stay:failed bookLeg refused', fatal: false },
  ]);
});

it('a call that the widget gave up is no failure', () => {
  expect(layerAfter({ kind: 'aborted', endpoint: 'bookLeg' })).toBeUndefined();
});

it('an element of the page that is named dataLayer stays what it is', () => {
  const named = { id: 'dataLayer' };
  expect(layerAfter({ kind: 'offline', endpoint: 'bookLeg' }, { dataLayer: named })).toBe(named);
});
