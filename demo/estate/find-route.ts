import type { Route } from './call.ts';

/** A route, with the named parts of the path decoded. */
export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/**
 * The first route that matches a request; null where none does, or where the path cannot be decoded. A slash at the end
 * makes no difference.
 */
export function findRoute(routes: readonly Route[], method: string, pathname: string): FoundRoute | null {
  const parts = partsOf(pathname);
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = paramsOf(partsOf(route.path), parts);
    if (params) return { route, params };
  }
  return null;
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function paramsOf(names: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
    } else {
      if (part === '') return null;
      try {
        params[name.slice(1)] = decodeURIComponent(part);
      } catch {
        return null;
      }
    }
  }
  return params;
}
