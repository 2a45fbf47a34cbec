import { who } from './who.ts';

class StubAccount extends HTMLElement {
  connectedCallback(): void {
    this.textContent = who('account');
  }
}

customElements.define('stay-account', StubAccount);
