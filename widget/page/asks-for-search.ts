import { isOpeningName } from '../../src/domain/opening-names.ts';

/** Whether one of these names is that of a search's opening value. */
export function asks(names: Iterable<string>): boolean {
  return [...names].some(isOpeningName);
}

/** Whether the page's query asks for a search. */
export function queryAsks({ search }: Location): boolean {
  return asks(new URLSearchParams(search).keys());
}

/** Whether the address or an attribute may say what to search for. */
export function asksForSearch(element: Element, location: Location): boolean {
  const routeQuery = new URLSearchParams(location.hash.split('?')[1]);
  return queryAsks(location) || asks(routeQuery.keys()) || asks(element.getAttributeNames());
}

/** Whether the address asks for nothing but the page. */
export function leadsToStart(location: Location): boolean {
  const { hash } = location;
  return (hash === '#/' || !hash.startsWith('#/')) && !queryAsks(location);
}
