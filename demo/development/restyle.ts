declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'staychart:restyle': { file: string; css: string };
  }
}

/** The text of each style sheet on the page, by its file. */
const styles = new Map<string, string>();

/** Keeps a style sheet's text under its file, so that an edit can find and replace it. */
export function keepStyles(file: string, css: string): void {
  styles.set(file, css);
}

import.meta.hot?.on('staychart:restyle', ({ file, css }) => {
  restyle(styles.get(file) ?? '', css);
  styles.set(file, css);
});

function restyle(before: string, after: string): void {
  const known = new CSSStyleSheet();
  known.replaceSync(before);
  for (const { shadowRoot } of document.querySelectorAll('stay-booking, stay-account')) {
    for (const sheet of shadowRoot?.adoptedStyleSheets ?? []) {
      if (rulesOf(sheet) === rulesOf(known)) sheet.replaceSync(after);
    }
  }
}

function rulesOf({ cssRules }: CSSStyleSheet): string {
  return Array.from(cssRules, ({ cssText }) => cssText).join('\n');
}
