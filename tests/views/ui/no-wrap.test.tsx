import { expect, test } from 'vitest';
import { NoWrap } from '../../../widget/ui/NoWrap.tsx';
import { renderInWidget } from './render.tsx';

test('in a right-to-left page a comma stands left of the Latin words before it', () => {
  renderInWidget(
    <p dir="rtl">
      <NoWrap text="1 Mill Lane، Kendal" />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe('1 Mill Lane، Kendal');
  const [part] = document.querySelectorAll('p > span');
  const words = part?.querySelector('bdi')?.getBoundingClientRect();
  expect(part?.getBoundingClientRect().left).toBeLessThan(words?.left ?? 0);
});
