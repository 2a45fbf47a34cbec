import { expect, it } from 'vitest';
import { likeliestFirst } from './likeliest-first.ts';

const chance = { distance: 1, caught: 0, duration: 900 };

it('asks first what has caught more of a file, of what has caught nothing the nearer, and of the same the quicker', () => {
  const chances = [
    { ...chance, test: 'slow', duration: 1900 },
    { ...chance, test: 'far', distance: 3 },
    { ...chance, test: 'near' },
    { ...chance, test: 'catches', caught: 3 },
  ];
  // A chance of 3.5 for 1,000 ms; of 0.5 for 1,000, of 0.25 for 1,000, of 0.5 for 2,000, where the first of equals stays first.
  expect(likeliestFirst(chances)).toEqual(['catches', 'near', 'slow', 'far']);
});

it('asks a slow test that catches much before a quick one that catches nothing', () => {
  const chances = [
    { ...chance, test: 'quick', duration: 0 },
    { ...chance, test: 'catches', caught: 20, duration: 3900 },
  ];
  // 0.5 for 100 ms and 20.5 for 4,000: 5 and 5.125 for a second.
  expect(likeliestFirst(chances)).toEqual(['catches', 'quick']);
});
