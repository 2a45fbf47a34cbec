import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { selectHasScreen, selectStep } from '../../machines/booking/booking.selectors.ts';
import { catalogue } from '../../src/texts/catalogue.ts';
import { overrideTexts } from '../../src/texts/override.ts';
import { startRouter } from '../router/router.ts';
import { BookingApp } from '../screens/booking/BookingApp.tsx';
import { tellPage } from '../telemetry/tell-page.ts';
import { AssetsProvider } from '../ui/assets-context.tsx';
import { TextsProvider } from '../ui/texts-context.tsx';
import { VaultProvider } from '../ui/vault-context.tsx';
import { WidgetRoot } from '../ui/WidgetRoot.tsx';
import { startBooking, type BookingActor } from '../wiring/booking.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { readOpening } from './opening.ts';
import { readAttributes, type ElementSettings } from './settings.ts';
import { StayElement, type Mounted } from './stay-element.ts';

/** `<stay-booking>`: the booking wizard (embedding interface). */
export class StayBookingElement extends StayElement {
  #actor: BookingActor | null = null;

  /** The current step, empty before the first. */
  get state(): string {
    const snapshot = this.#actor?.getSnapshot();
    return (snapshot && selectStep(snapshot)) ?? '';
  }

  protected mount(container: HTMLElement, settings: ElementSettings): Mounted {
    const page = container.ownerDocument.defaultView ?? window;
    const warn = (message: string) => {
      this.warn(message);
    };
    const attributes = readAttributes(this, warn);
    const { actor, vault, stop } = startBooking({
      page,
      attributes,
      settings,
      opening: readOpening(this, page.location, warn),
    });
    this.#actor = actor;
    const { links, phones } = settings;
    const ends = [
      startRouter(actor, page),
      tellPage(actor, (name, detail) => {
        this.tell(name, detail);
      }),
    ];
    actor.on('left', () => {
      if (links.home) page.location.assign(links.home);
    });
    actor.on('registration.needed', ({ emailAddress }) => {
      if (links.register) page.location.assign(`${links.register}?email=${encodeURIComponent(emailAddress)}`);
    });
    const root = createRoot(container);
    root.render(
      <TextsProvider texts={overrideTexts(catalogue, settings.texts, warn)}>
        <AssetsProvider assets={{ base: attributes.site, brand: attributes.brand, links, phones }}>
          <VaultProvider vault={vault}>
            <WidgetRoot>
              <ErrorBoundary
                onError={() => {
                  this.tell('failed');
                }}
              >
                <BookingApp actor={actor} />
              </ErrorBoundary>
            </WidgetRoot>
          </VaultProvider>
        </AssetsProvider>
      </TextsProvider>,
    );
    return {
      ready: waitFor(actor, selectHasScreen).then(() => undefined),
      unmount: () => {
        for (const end of ends) end();
        root.unmount();
        stop();
        this.#actor = null;
      },
    };
  }
}
