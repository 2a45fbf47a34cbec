import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arrival } from '../../../src/api/stay/arrival.ts';
import { checkAnswer } from './check-answer.ts';

const sent = {
  CheckInTime: '15:00',
  CheckOutTime: '11:00',
  Address: ['Withenmere', ' Harlebridge ', '', 'KD9 1WM'],
  Directions: '/contact/',
};
const read = {
  checkInTime: '15:00',
  checkOutTime: '11:00',
  address: ['Withenmere', 'Harlebridge', 'KD9 1WM'],
  directions: '/contact/',
};
const nothing = { checkInTime: null, checkOutTime: null, address: [], directions: null };

describe('arrival and departure details of the estate', () => {
  checkAnswer('all details', {
    call: { endpoint: 'stayConfiguration', answer: arrival },
    wire: sent,
    result: read,
    required: [],
  });

  it.each([[undefined], [null], [''], ['at three'], [[]], [{}], [42]])('%j gives no details', (value) => {
    expect(v.parse(arrival, value)).toEqual(nothing);
  });

  it('E-20 an empty part or an impossible time counts as missing; the other parts stay', () => {
    const odd = { CheckInTime: '', CheckOutTime: '24:00', Address: '', Directions: null };
    expect(v.parse(arrival, odd)).toEqual(nothing);
    expect(v.parse(arrival, { ...sent, CheckInTime: 'from three', Address: 'Withenmere' })).toEqual({
      ...read,
      checkInTime: null,
      address: [],
    });
  });
});
