import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enterText } from '../support/enter-text.ts';
import { PasswordField } from '../../widget/ui/controls/PasswordField.tsx';
import { TextArea } from '../../widget/ui/controls/TextArea.tsx';
import { TextField } from '../../widget/ui/controls/TextField.tsx';
import { renderInWidget } from './render.tsx';

const told: Record<string, string> = {};

function Fields() {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const password = useRef<HTMLInputElement>(null);
  const bound = (name: string) => ({
    name,
    label: name,
    value: texts[name] ?? '',
    onChange: (value: string) => {
      told[name] = value;
      setTexts({ ...texts, [name]: value });
    },
  });
  return (
    <>
      <TextField {...bound('Name')} />
      <TextField {...bound('Code')} dir="ltr" />
      <TextField {...bound('Email')} dir="ltr" type="email" />
      <TextArea {...bound('Wishes')} />
      <PasswordField name="Password" label="Password" autoComplete="off" ref={password} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test.each([
  ['Name', '\u202aزهرا\u200cخانم\u202c\u00a0Fell\u200b ۱', 'زهرا\u200cخانم Fell ۱'],
  ['Code', '\u2068GIFT\u20131٠۰０\ufeff', 'GIFT-1000'],
  ['Email', '\u202atom@example.com\u202c', 'tom@example.com'],
  ['Wishes', 'A cot\u200b\nfor ۲', 'A cot\nfor ۲'],
])('D-640 %s: what is told is what is seen, without marks that nobody sees', (name, typed, kept) => {
  renderInWidget(<Fields />);
  enterText(field(name), typed);
  expect([field(name).value, told[name]]).toEqual([kept, kept]);
});

test('D-640 a password stays as it was typed', () => {
  renderInWidget(<Fields />);
  enterText(field('Password'), '\u200bpäss\u2013wörd\u00a0٠');
  expect(field('Password').value).toBe('\u200bpäss\u2013wörd\u00a0٠');
});

test('D-640 the caret stays where the text was pasted', async () => {
  renderInWidget(<Fields />);
  enterText(field('Code'), '1234');
  field('Code').setSelectionRange(2, 2);
  document.execCommand('insertText', false, '\u200b٥\u200b');
  await userEvent.keyboard('6');
  expect(field('Code').value).toBe('125634');
});

test('D-640 a word stays as it is while it is composed', () => {
  renderInWidget(<Fields />);
  const code = field('Code');
  const compose = (text: string) => {
    code.setRangeText(text, 0, code.value.length, 'end');
    code.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  code.focus();
  compose('１');
  compose('１２');
  expect(code.value).toBe('１２');
  code.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１２' }));
  expect([code.value, told['Code']]).toEqual(['12', '12']);
});
