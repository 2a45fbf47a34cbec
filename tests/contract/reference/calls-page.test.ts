import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/api/endpoints.ts';
import { callsHtml } from '../../../demo/site/calls/calls-html.ts';
import type { CallsDocument } from '../../../demo/site/calls/document.ts';
import { openApiOf } from '../../../widget/build-openapi.ts';

const html = callsHtml(openApiOf('0.1.0') as CallsDocument);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** All elements below the nodes. */
function elementsOf(nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}

const elements = elementsOf(parse(html).childNodes);
const attribute = (name: string) =>
  elements.flatMap(({ attrs }) => attrs.filter((one) => one.name === name).map(({ value }) => value));

/** The text of a node. */
function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The text of the section of a call, with single spaces. */
function callOf(name: string): string {
  const call = elements.find(({ attrs }) => attrs.some((one) => one.name === 'id' && one.value === name));
  return call ? textOf(call).replaceAll(/\s+/g, ' ') : '';
}

describe('/calls/', () => {
  test('has every call once and no broken link', () => {
    const ids = attribute('id');
    expect(ids).toEqual(expect.arrayContaining(Object.keys(endpoints)));
    expect(new Set(ids).size).toBe(ids.length);
    const inside = attribute('href').filter((href) => href.startsWith('#'));
    expect(inside.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  test('gives the address, the caller, the body and the answer of a call', () => {
    const call = callOf('bookLeg');
    expect(call).toContain('Holds a room and its rate for the session');
    expect(call).toContain('POST /api/stay/{sessionId}/booking');
    expect(call).toContain('For anybody: with a token where a member is signed in');
    expect(call).toContain('initiatingLeg number. The number of the room that is held now.');
    expect(call).toContain('ConfirmationNumber Id.');
    expect(callOf('stayConfiguration')).toContain('GET /{cms}/api/stay/getConfiguration');
  });

  test('E-01 groups the statuses with the same meaning', () => {
    expect(callOf('complete')).toContain('400, 402, 422Means refused.');
    expect(callOf('complete')).toContain('404, 410Means gone.');
  });

  test('shows the body of an example beside its answer', () => {
    expect(callOf('complete')).toMatch(
      /402: A card that is declinedSent\{ "cardHoldersName".*Answered\{ "Message"/,
    );
    expect(callOf('paymentFrame')).toContain('200: A payment that is open<!doctype html>');
  });

  test('names both forms of a value: a list may come inside an object', () => {
    expect(callOf('complete')).toContain('orAn empty object.');
    expect(callOf('teeTimes')).toContain('List of objects, or an object that holds it as item.');
    expect(callOf('shape-Flag')).toBe('FlagTrue or false.');
  });

  test('names the command to run where nothing is built', () => {
    expect(callsHtml(null)).toContain('run <code>npm run build</code>');
  });
});
