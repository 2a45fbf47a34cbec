import { expect, test } from 'vitest';
import { registerUrl } from '../../widget/element/leave-page.ts';

test.each([
  ['/account/#/register', '/account/#/register?email=a%2Bb%40example.test'],
  ['/account/#/register?from=stay', '/account/#/register?from=stay&email=a%2Bb%40example.test'],
  ['/account/?lang=en#/register', '/account/?lang=en#/register?email=a%2Bb%40example.test'],
  ['https://estate.example/join?lang=en', 'https://estate.example/join?lang=en&email=a%2Bb%40example.test'],
])('B §4 a member of the old system registers at %s', (link, address) => {
  expect(registerUrl(link, 'a+b@example.test')).toBe(address);
});
