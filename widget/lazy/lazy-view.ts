import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** After this, code that could not be had is asked for again. Milliseconds. */
const AGAIN_MS = 3000;

/** A view whose code comes when it is first drawn, however often that takes: no screen waits for it. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const bring = (): Promise<ComponentType<Props>> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(bring));
  return lazy(async () => ({ default: await bring() }));
}
