declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.css?raw' {
  const css: string;
  export default css;
}

/** The build writes it into a file of its own. */
declare module '*/early-screens.css';
