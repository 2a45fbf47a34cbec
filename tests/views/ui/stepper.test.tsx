import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberStepper } from '../../../widget/ui/NumberStepper.tsx';
import { enterText } from '../../support/enter-text.ts';
import { renderInWidget } from './render.tsx';

test('Tab scrolls to a spinner; typing replaces its number then, and after every press', async () => {
  function Adults() {
    const [adults, setAdults] = useState(1);
    return (
      <div style={{ paddingBlockStart: '200vh' }}>
        <NumberStepper label="Adults" name="adults" value={adults} min={1} max={20} onChange={setAdults} />
      </div>
    );
  }
  renderInWidget(<Adults />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
  await userEvent.tab();
  expect(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 1 });
  const seen = [];
  await userEvent.keyboard('3');
  seen.push(field.value);
  for (const typed of ['4', '5']) {
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    seen.push(field.value);
  }
  expect(seen).toEqual(['3', '4', '5']);
});

test('A §5.2 a spinner goes from its minimum to its maximum, by button, arrow key and typing', async () => {
  function Adults() {
    const [adults, setAdults] = useState(2);
    return <NumberStepper label="Adults" name="adults" value={adults} min={1} max={4} onChange={setAdults} />;
  }
  renderInWidget(<Adults />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer: Adults' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Adults' });
  const seen = [];
  await userEvent.click(more);
  seen.push(field.value);
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  seen.push(field.value, more.disabled);
  await userEvent.click(field);
  await userEvent.keyboard('9');
  seen.push(field.value);
  enterText(field, '1');
  seen.push(field.value, fewer.disabled, more.disabled);
  enterText(field, '');
  seen.push(field.value);

  expect(seen).toEqual(['3', '4', true, '4', '1', true, false, '1']);
});
