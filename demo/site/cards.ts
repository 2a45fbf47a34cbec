import { escapeHtml } from '../estate/html.ts';

/** A picture with a name and a few words, for a list of cards. `html` is trusted. */
export interface Card {
  picture: string;
  /** What the picture shows; left out where the name says it. */
  alt?: string;
  name: string;
  html: string;
  href?: string;
}

/** List items for a `.cards` list. */
export function cardItems(cards: Card[]): string {
  return cards
    .map(({ picture, alt = '', name, html, href }) => {
      const heading = href ? `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>` : escapeHtml(name);
      return `<li>
<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}" width="800" height="600" loading="lazy">
<h3>${heading}</h3>
${html}
</li>`;
    })
    .join('\n');
}

/** A section with a heading, a lead and cards. */
export function cardSection(heading: string, leadHtml: string, cards: Card[]): string {
  return `<section class="cards-section">
<h2>${escapeHtml(heading)}</h2>
${leadHtml}
<ul class="cards">
${cardItems(cards)}
</ul>
</section>`;
}
