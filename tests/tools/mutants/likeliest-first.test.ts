import { expect, it } from 'vitest';
import { likeliestFirst } from './likeliest-first.ts';

const chance = { distance: 1, caught: 0, duration: 900 };

it('puts tests with more catches first, then nearer ones, then quicker ones', () => {
  const chances = [
    { ...chance, test: 'slow', duration: 1900 },
    { ...chance, test: 'far', distance: 3 },
    { ...chance, test: 'near' },
    { ...chance, test: 'catches', caught: 3 },
  ];
  // Chances for each time: 3.5 in 1,000 ms; 0.5 in 1,000; 0.25 in 1,000; 0.5 in 2,000. Equals keep their
  // order.
  expect(likeliestFirst(chances)).toEqual(['catches', 'near', 'slow', 'far']);
});

it('puts a slow test with many catches before a quick one without any', () => {
  const chances = [
    { ...chance, test: 'quick', duration: 0 },
    { ...chance, test: 'catches', caught: 20, duration: 3900 },
  ];
  // 0.5 in 100 ms and 20.5 in 4,000 ms: 5 and 5.125 a second.
  expect(likeliestFirst(chances)).toEqual(['catches', 'quick']);
});
