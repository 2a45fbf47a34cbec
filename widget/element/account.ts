import { StayAccountElement } from './account-element.tsx';

/** Makes `<stay-account>` known to the page. */
export function defineAccount(): void {
  if (!customElements.get('stay-account')) customElements.define('stay-account', StayAccountElement);
}
