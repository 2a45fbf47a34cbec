import { isOpeningName } from '../../src/domain/search/opening-names.ts';

/** Whether one of the names is an opening value of a search. */
export function asks(names: Iterable<string>): boolean {
  return [...names].some(isOpeningName);
}

/** Whether the page's query asks for a search. */
function queryAsks({ search }: Location): boolean {
  return asks(new URLSearchParams(search).keys());
}

/** Whether the address or an attribute may name a search. */
export function asksForSearch(element: Element, location: Location): boolean {
  const routeQuery = new URLSearchParams(location.hash.split('?')[1]);
  return queryAsks(location) || asks(routeQuery.keys()) || asks(element.getAttributeNames());
}

/** Whether the address names neither a screen nor a search. */
export function leadsToStart(location: Location): boolean {
  const { hash } = location;
  return (hash === '#/' || !hash.startsWith('#/')) && !queryAsks(location);
}

/** Whether attributes say more of the search than its dates, which the early screen can show. */
export function asksForMore(element: Element): boolean {
  const dates = ['arrival-date', 'number-of-nights'];
  return asks(element.getAttributeNames().filter((name) => !dates.includes(name)));
}
