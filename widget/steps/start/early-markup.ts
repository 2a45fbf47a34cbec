/** An element's tag, attributes and content. Not HTML, because a page's policy may forbid to insert it. */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Markup | string)[],
];

/**
 * The start screen as the build renders it (widget/build/prerender.ts), without and with a login. Null in unbuilt code,
 * where nothing is drawn early.
 */
export const startMarkup: Readonly<Record<'anonymous' | 'login', Markup>> | null = null;
