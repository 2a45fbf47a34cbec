/** A root with style sheets: the widget's shadow root, or the document where a view is shown without one. */
type StyleRoot = ShadowRoot | Document;

/** Sets up a root for all its screens, until `signal` aborts because the widget is gone. */
export type RootSetup = (root: StyleRoot, signal: AbortSignal) => void;

/** The sheet that orders the layers comes first, whichever module is loaded first. */
const registered = new Set(['@layer base, ui;']);
const constructed = new Map<string, CSSStyleSheet>();
/** Per root, the number of its users, and the controller that aborts with the last of them. */
const roots = new Map<StyleRoot, { users: number; ending: AbortController }>();
const fittings = new Set<RootSetup>();

/**
 * Adds a style sheet's text to every root that shows the widget now or later, once each. Modules with views call it
 * when they load, so that a lazy chunk brings its own styles. Needs no DOM until there is a root.
 */
export function registerStyles(css: string): void {
  registered.add(css);
  for (const root of roots.keys()) adopt(root);
}

/** Runs `fit` for every root that shows the widget now or later, once each. A module calls it when it loads. */
export function setUpRoots(fit: RootSetup): void {
  fittings.add(fit);
  for (const [root, { ending }] of roots) fit(root, ending.signal);
}

/** Styles and sets up `root`. Each call returns a function; the last of these to be called undoes it. */
export function attachStyles(root: StyleRoot): () => void {
  const shown = roots.get(root) ?? { users: 0, ending: new AbortController() };
  roots.set(root, shown);
  if (++shown.users === 1) for (const fit of fittings) fit(root, shown.ending.signal);
  adopt(root);
  return () => {
    if (--shown.users > 0) return;
    shown.ending.abort();
    roots.delete(root);
    const ours = new Set(constructed.values());
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  };
}

function adopt(root: StyleRoot): void {
  const missing = [...registered].map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

function sheetOf(css: string): CSSStyleSheet {
  const known = constructed.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  constructed.set(css, sheet);
  return sheet;
}
