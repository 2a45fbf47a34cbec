class StubBooking extends HTMLElement {
  connectedCallback(): void {
    void import('./StartScreen.ts').then(({ text }) => (this.textContent = text));
    this.addEventListener('click', () => {
      void import('./LaterScreen.ts').then(({ text }) => (this.textContent = text));
      void import('./LastScreen.ts').then(({ text }) => (this.textContent = text));
    });
  }
}

customElements.define('stay-booking', StubBooking);
