class StubBooking extends HTMLElement {
  static text = '';

  connectedCallback(): void {
    this.textContent = StubBooking.text;
    this.addEventListener('click', () => {
      void import('./LaterScreen.ts').then(({ text }) => (this.textContent = text));
      void import('./LastScreen.ts').then(({ text }) => (this.textContent = text));
    });
  }
}

export const defined = import('./StartScreen.ts').then(({ text }) => {
  StubBooking.text = text;
  customElements.define('stay-booking', StubBooking);
});
