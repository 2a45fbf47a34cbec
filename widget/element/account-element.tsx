import { mailingLists } from '../../src/domain/account/marketing.ts';
import { account as accountTexts } from '../account/account.texts.ts';
import { booking as bookingTexts } from '../booking/booking.texts.ts';
import { login } from '../shared/login/login.texts.ts';
import { formats } from '../texts/british-formats.ts';
import { shared } from '../texts/shared.texts.ts';
import { controls } from '../ui/controls/controls.texts.ts';
import { ui } from '../ui/ui.texts.ts';
import { registerTexts, type ResolvedTexts } from '../texts/registry.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { AccountApp } from '../account/AccountApp.tsx';
import { openingRoute, startAccountRouter } from '../router/account-router.ts';
import { startAccount, waitForAccountScreen, type AccountWiring } from '../wiring/account.ts';
import { readAttributes, type ElementAttributes } from '../page/attributes.ts';
import { acceptedLanguage } from '../page/language.ts';
import { drawWidget, type Drawing } from './draw-widget.tsx';
import { lateMount, type Mounted } from './late-mount.ts';
import type { ElementSettings } from '../interface/settings.ts';
import { StayElement } from './stay-element.ts';

registerTexts({ account: accountTexts, booking: bookingTexts, controls, formats, login, shared, ui });

/** `<stay-account>`: the account area (embedding interface). */
export class StayAccountElement extends StayElement {
  #draw(
    container: HTMLElement,
    { actor, vault }: Pick<AccountWiring, 'actor' | 'vault'>,
    attributes: ElementAttributes,
    settings: ElementSettings,
    texts: ResolvedTexts,
  ): Drawing {
    texts.get();
    return drawWidget(container, <AccountApp actor={actor} />, {
      ...{ attributes, settings, texts, vault, actor },
      onFailed: this.failed,
      onRestart: this.restart,
    });
  }

  /** Shows a screen with sample data, for the editor of a CMS. Nothing in it can be pressed (D-250). */
  #preview(container: HTMLElement, settings: ElementSettings, texts: ResolvedTexts, value: string): Mounted {
    container.inert = true;
    const attributes = readAttributes(this, this.warn);
    return lateMount(import('../wiring/preview/start-account-preview.ts'), (previews) => {
      const shown = previews.settingsOfPreview(value, settings);
      return previews.startAccountPreview({
        ...{ value, warn: this.warn, mailingLists: mailingLists(shown.mailingLists) },
        draw: (preview) => this.#draw(container, preview, attributes, shown, texts),
      });
    });
  }

  protected mount(container: HTMLElement, settings: ElementSettings, texts: ResolvedTexts): Mounted {
    const preview = this.getAttribute('preview');
    if (preview !== null) return this.#preview(container, settings, texts, preview);
    const page = ownProperty(container.ownerDocument, 'defaultView') ?? window;
    const attributes = readAttributes(this, this.warn);
    const route = openingRoute(page);
    const { actor, vault, stop } = startAccount({
      ...{ page, attributes, settings, texts, route },
      language: () => acceptedLanguage(this),
      warn: this.warn,
      onCallFailed: this.callFailed,
    });
    const stopRouter = startAccountRouter(actor, page, container);
    const drawing = this.#draw(container, { actor, vault }, attributes, settings, texts);
    return {
      ready: waitForAccountScreen(actor).then(drawing.catchUp),
      unmount: () => {
        stopRouter();
        drawing.unmount();
        stop();
      },
    };
  }
}
