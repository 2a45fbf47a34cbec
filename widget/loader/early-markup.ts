/** An element's tag, attributes and content. Not HTML, because a page's policy may forbid to insert it. */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Markup | string)[],
];

/** The screens that a booking may begin with, without and with a login. */
export type EarlyScreens = Readonly<
  Record<'start' | 'search', Readonly<Record<'anonymous' | 'login', Markup>>>
>;

/**
 * The first screens as the build renders them (widget/build/prerender.ts), by the voice's tag. Null in unbuilt code,
 * where nothing is drawn early.
 */
export const earlyScreens: Readonly<Record<string, EarlyScreens>> | null = null;
