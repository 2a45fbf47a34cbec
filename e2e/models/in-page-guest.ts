/**
 * Books one night in the Park Room, from the open search to the confirmation, by the controls on the screen.
 * It runs inside the page: a click there needs no message to the browser, so hundreds of bookings are quick.
 */
export async function bookInPage(): Promise<void> {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  if (!root) throw new Error('The page has no booking widget');

  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const labelOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ??
    [...((control as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const until = <Found>(find: () => Found | undefined, what: string) =>
    new Promise<Found>((resolve, reject) => {
      const timer = setTimeout(() => {
        watch.disconnect();
        reject(new Error(`The screen has no ${what}:\n${root.textContent.slice(0, 600)}`));
      }, 20_000);
      const look = () => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        watch.disconnect();
        resolve(found);
      };
      const watch = new MutationObserver(look);
      watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  const press = async (text: RegExp) => {
    const isIt = (each: HTMLElement) =>
      text.test(each.getAttribute('aria-label') ?? each.textContent.trim()) &&
      !(each as HTMLButtonElement).disabled;
    (await until(() => all('button').find(isIt), `button ${text.source}`)).click();
  };
  const heading = (text: RegExp) =>
    until(() => all('h1, h2, h3').find((each) => text.test(each.textContent)), `heading ${text.source}`);
  const controls = (label: RegExp) =>
    all('input, select').filter((each) => label.test(labelOf(each).trim())) as (
      HTMLInputElement | HTMLSelectElement
    )[];
  const fill = async (label: RegExp, value: string, index = 0) => {
    const control = await until(() => controls(label)[index], `field ${label.source}`);
    const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const tick = async (label: RegExp) => {
    (await until(() => controls(label)[0], `choice ${label.source}`)).click();
  };

  await press(/^Check Availability/);
  await press(/^Continue: Park Room$/);
  await heading(/Room 1: Select Rate/);
  await tick(/^Room only [-–] Pay later/);
  await press(/^Next Step/);
  await heading(/^Guest names/);
  for (const [index, name] of ['Tom', 'Ivy'].entries()) {
    await fill(/^Title/, 'MR', index);
    await fill(/^First Name/, name, index);
    await fill(/^Last Name/, 'Fell', index);
  }
  await press(/^Next Step/);
  await heading(/even more special/);
  await press(/^Continue$/);
  await heading(/^Lead booker details/);
  await fill(/^Email/, 'tom@example.com');
  await fill(/^Telephone/, '+447700900123');
  await fill(/^First line of address/, '1 Mill Lane');
  await fill(/^City/, 'Kendal');
  await fill(/^Postcode/, 'LA9 4AA');
  await tick(/I agree/);
  await press(/^Check your booking/);
  await press(/^Payment$/);
  await fill(/^Card Number/, '4242424242424242');
  await fill(/^Expiry Date/, '12/30');
  await fill(/^Name On Card/, 'Tom Fell');
  await press(/^(PAY TO COMPLETE|Confirm booking)$/);
  await heading(/^Your stay is booked!/);
}
