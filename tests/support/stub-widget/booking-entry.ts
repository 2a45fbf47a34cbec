class StubBooking extends HTMLElement {
  connectedCallback(): void {
    this.textContent = text;
    this.addEventListener('click', () => {
      void import('./LaterScreen.ts').then(({ text }) => (this.textContent = text));
      void import('./LastScreen.ts').then(({ text }) => (this.textContent = text));
    });
  }
}

const { text } = await import('./StartScreen.ts');
customElements.define('stay-booking', StubBooking);

export {};
