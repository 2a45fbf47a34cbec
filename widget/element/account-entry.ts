import { StayAccountElement } from './account-element.tsx';

if (!customElements.get('stay-account')) customElements.define('stay-account', StayAccountElement);
