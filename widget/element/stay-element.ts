import { reasonOf, type Failure } from '../../src/api/failure.ts';
import { createElement } from '../../src/browser/own-document.ts';
import type { EmitPageEvent } from '../telemetry/page-events.ts';
import { followHeadings } from './headings.ts';
import { followLanguage } from './follow-language.ts';
import { lateMount, NotStarted, type Mounted } from './late-mount.ts';
import { resolveTexts, type ResolvedTexts } from '../texts/registry.ts';
import { speaksEnglish } from '../page/language.ts';
import { openKept } from '../ui/dialog/modal.ts';
import { ownContentPlaceholder, takePlaceholder, type Placeholder } from '../ui/controls/placeholder.ts';
import type { StayAccountElement } from '../interface/elements.ts';
import type { ElementSettings } from '../interface/settings.ts';
import { NO_SETTINGS, readSettings } from '../page/settings.ts';

/**
 * The base of both elements: shadow root, fallback content until the widget is there, settings, life cycle. Moving the
 * element in the page keeps it running; removing it ends everything it started.
 */
export abstract class StayElement extends HTMLElement implements StayAccountElement {
  readonly ready: Promise<void>;
  #settings: ElementSettings = NO_SETTINGS;
  #root: ShadowRoot | null = null;
  #mounted: Mounted | null = null;
  #isReady = () => {};
  #placeholder: Placeholder | null = null;

  constructor() {
    super();
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    const early = Object.getOwnPropertyDescriptor(this, 'settings')?.value as unknown;
    if (early !== undefined) {
      // A page may set the property before the element is defined.
      Reflect.deleteProperty(this, 'settings');
      this.settings = early;
    }
  }

  /** Draws the widget into `container` and starts it. */
  protected abstract mount(container: HTMLElement, settings: ElementSettings, texts: ResolvedTexts): Mounted;

  get settings(): ElementSettings {
    return this.#settings;
  }

  /**
   * Takes any value; wrong parts are reported and left at their defaults. A running widget restarts only when the
   * settings differ, because applications set them at every render.
   */
  set settings(given: unknown) {
    const before = JSON.stringify(this.#settings);
    this.#settings = readSettings(given, this.warn);
    if (this.#mounted && JSON.stringify(this.#settings) !== before) this.restart();
  }

  connectedCallback(): void {
    // A moved dialog keeps its `open` attribute but is no longer modal.
    this.#root?.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach(openKept);
    if (!this.waits()) this.begin();
  }

  /** Whether the element stays idle although it is in the page. */
  protected waits(): boolean {
    return false;
  }

  /** Starts the widget unless it runs. */
  protected begin(): void {
    if (!this.#mounted && this.isConnected) this.#start();
  }

  /** Ends the widget. Its storage stays. */
  protected end(): void {
    this.#unmount();
    this.ended();
  }

  /** Called when the widget has ended and does not restart at once. */
  protected ended(): void {}

  protected get isRunning(): boolean {
    return this.#mounted !== null;
  }

  disconnectedCallback(): void {
    // A move in the page disconnects and connects again within the same task (T20), if not always at once: Turbo moves
    // a permanent element in several microtasks.
    setTimeout(() => {
      if (!this.isConnected) this.end();
    });
  }

  /** Ends the widget and starts it again. Its storage stays. */
  protected readonly restart = (): void => {
    this.#unmount();
    this.#start();
  };

  #start(): void {
    const placeholder = (this.#placeholder ??= takePlaceholder(this) ?? ownContentPlaceholder(this));
    const early = placeholder.view.getRootNode();
    // Some pages close every shadow root: then the element does not know it.
    this.#root ??=
      this.shadowRoot ?? (early instanceof ShadowRoot ? early : this.attachShadow({ mode: 'open' }));
    const root = this.#root;
    const container = createElement(document, 'div');
    container.hidden = placeholder.hidesWidget;
    for (const old of [...root.children]) if (old !== placeholder.view) old.remove();
    root.append(...(placeholder.view.isConnected ? [] : [placeholder.view]), container);
    const giveUp = (error: unknown) => {
      this.#placeholder = null;
      placeholder.remove();
      root.replaceChildren(ownContentPlaceholder(this).view);
      reportError(error);
      this.failed();
    };
    try {
      const settings = this.#settings;
      const texts = resolveTexts();
      const mount = () => this.mount(container, settings, texts);
      const language = followLanguage(this, texts, settings.texts, this.warn);
      // The booking waits for its words where they are not the specification's.
      const isPlain = speaksEnglish(this) && Object.keys(settings.texts).length === 0;
      const { ready, unmount } = isPlain ? mount() : lateMount(language.ready, mount);
      const headings = lateMount(ready, () => followHeadings(this, container, this.tell, this.warn));
      headings.ready.catch(() => undefined);
      const mounted = {
        ready,
        unmount: () => {
          language.unmount();
          headings.unmount();
          unmount();
        },
      };
      this.#mounted = mounted;
      ready.then(
        () => {
          if (this.#mounted !== mounted) return;
          placeholder.replaceWith(container);
          this.#placeholder = null;
          this.#isReady();
          this.tell('ready', {});
        },
        (error: unknown) => {
          if (this.#mounted !== mounted) return;
          if (error instanceof NotStarted) giveUp(error.cause);
          else placeholder.showError(container);
        },
      );
    } catch (error) {
      giveUp(error);
    }
  }

  #unmount(): void {
    this.#mounted?.unmount();
    this.#mounted = null;
  }

  /** Sends `stay:<name>` to the page. `detail` is small and not personal. */
  protected readonly tell: EmitPageEvent = (name, detail) => {
    this.dispatchEvent(new CustomEvent(`stay:${name}`, { bubbles: true, composed: true, detail }));
  };

  protected readonly failed = (): void => {
    this.tell('failed', {});
  };

  protected readonly callFailed = (failure: Failure): void => {
    const reason = reasonOf(failure);
    if (reason === null) return;
    const status = failure.kind === 'http' ? { status: failure.status } : {};
    this.tell('failed', { call: failure.endpoint, reason, ...status });
  };

  protected readonly warn = (message: string): void => {
    this.tell('warning', { message });
  };
}
