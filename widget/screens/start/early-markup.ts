/** An element: its tag, its attributes and what is in it. Not HTML, which a page's policy may forbid to put in. */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Markup | string)[],
];

/**
 * The start screen as the bundle's build renders it (widget/build-prerender.ts), without and with a login. Null where
 * nothing is built: then nothing is drawn early.
 */
export const startMarkup: Readonly<Record<'anonymous' | 'login', Markup>> | null = null;
