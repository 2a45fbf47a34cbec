import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { selectIsBusy } from '../../machines/account/account.selectors.ts';
import { catalogue } from '../../src/texts/catalogue.ts';
import { overrideTexts } from '../../src/texts/override.ts';
import { AccountApp } from '../account/AccountApp.tsx';
import { safeHref } from '../ui/safe-href.ts';
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
    const { actor, vault, stop } = startAccount({ page, attributes, settings, warn: this.warn });
    actor.on('registration.needed', ({ emailAddress }) => {
      const register = safeHref(settings.links.register);
      if (register) page.location.assign(registerUrl(register, emailAddress));
    });
    const root = createRoot(container);
    root.render(
      <WidgetShell
        {...{ attributes, settings, vault }}
        texts={overrideTexts(catalogue, settings.texts, this.warn)}
        onError={() => {
          this.tell('failed');
        }}
        onRetry={() => {
          if (actor.getSnapshot().status === 'error') this.restart();
        }}
      >
        <AccountApp actor={actor} />
      </WidgetShell>,
    );
    return {
      ready: waitFor(actor, (snapshot) => !selectIsBusy(snapshot)).then(() => undefined),
      unmount: () => {
        root.unmount();
        stop();
      },
    };
  }
}
