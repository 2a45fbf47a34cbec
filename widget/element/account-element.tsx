import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { selectIsBusy } from '../../machines/account/account.selectors.ts';
import { AccountApp } from '../account/AccountApp.tsx';
import { startAccount } from '../wiring/account.ts';
import { registerUrl } from './register-url.ts';
import { readAttributes, type ElementSettings } from './settings.ts';
import { StayElement, type Mounted } from './stay-element.ts';
import { WidgetShell } from './WidgetShell.tsx';

/** `<stay-account>`: the account area (embedding interface). */
export class StayAccountElement extends StayElement {
  protected mount(container: HTMLElement, settings: ElementSettings): Mounted {
    const page = container.ownerDocument.defaultView ?? window;
    const attributes = readAttributes(this, this.warn);
    const { actor, vault, stop } = startAccount(page, attributes, settings);
    const leaving = actor.on('registration.needed', ({ emailAddress }) => {
      const { register } = settings.links;
      if (register) page.location.assign(registerUrl(register, emailAddress));
    });
    const root = createRoot(container);
    root.render(
      <WidgetShell
        {...{ attributes, settings, vault }}
        warn={this.warn}
        onError={() => {
          this.tell('failed');
        }}
      >
        <AccountApp actor={actor} />
      </WidgetShell>,
    );
    return {
      ready: waitFor(actor, (snapshot) => !selectIsBusy(snapshot)).then(() => undefined),
      unmount: () => {
        leaving.unsubscribe();
        root.unmount();
        stop();
      },
    };
  }
}
