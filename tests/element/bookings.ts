import { defined } from '../../widget/element/booking-entry.ts';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';

await defined;

/** Puts this markup into the page. Returns its bookings. */
export function show(markup: string): StayBookingElement[] {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = markup;
  return [...document.querySelectorAll<StayBookingElement>('stay-booking')];
}

export const OVERLAY = '<stay-booking mode="overlay" host="https://api.estate.test">Call us</stay-booking>';

export const INLINE = '<stay-booking host="https://api.estate.test">Call us</stay-booking>';

export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The element is missing');
  return value;
}
