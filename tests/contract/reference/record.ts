import { createClient, type Client } from '../../../src/api/client.ts';
import { CallError } from '../../../src/api/failure.ts';
import { endpointOf as entryOf, type EndpointName } from '../../../src/api/endpoints.ts';
import type { Example } from '../../../src/api/reference/example.ts';
import { createEstate, type Estate } from '../../../demo/estate/handlers.ts';
import type { Cell } from '../../faults/calls.ts';
import { API, networkTo, SITE } from '../../faults/network.ts';
import { TODAY } from '../estate-client.ts';
import { endpointOf } from '../conversations/request-schemas.ts';
import type { Talk } from './talks.ts';

/** Records a talk's own call: each request and answer, whole. `cms` names the hotel. */
export async function record({ endpoint, what, scenario = '', talk }: Talk, cms = 'cms'): Promise<Example[]> {
  const heard: Example[] = [];
  const cell = openCell(scenario, cms, async (request, answer) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(`/h/${cms}/`, '/').replace(`/${cms}/`, '/cms/');
    if (endpointOf({ method: request.method, path: path + search }) !== endpoint) return;
    const text = await request.clone().text();
    heard.push({
      what: what[Math.min(heard.length, what.length - 1)] ?? '',
      ...paramsOf(endpoint, new URL(request.url)),
      ...(text === '' ? {} : { body: JSON.parse(text) as unknown }),
      status: answer.status,
      answer: await contentOf(answer),
    });
  });
  await cell.run(() => talk(cell)).catch(unlessRefused);
  return heard;
}

/** Ignores a refusal, since its answer is an example too. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

async function contentOf(answer: Response): Promise<unknown> {
  const copy = answer.clone();
  return answer.headers.get('content-type')?.includes('json') ? copy.json() : copy.text();
}

/** The parameters of the path and of the query. */
function paramsOf(endpoint: EndpointName, { pathname, searchParams }: URL): Pick<Example, 'params'> {
  const { path } = entryOf(endpoint);
  const pattern = new RegExp(`/${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const parts = Object.entries(pattern.exec(pathname)?.groups ?? {});
  const params = Object.fromEntries([
    ...parts.map(([name, part]) => [name, decodeURIComponent(part)]),
    ...searchParams,
  ]) as Record<string, string>;
  return Object.keys(params).length > 0 ? { params } : {};
}

/** An estate at noon that reports every request and answer to `hear`. */
function openCell(
  scenario: string,
  cms: string,
  hear: (request: Request, answer: Response) => Promise<void>,
): Cell {
  const estate = createEstate({
    ...{ today: TODAY, scenario, origins: { api: API, site: SITE } },
    now: () => Date.parse(`${TODAY}T12:00:00Z`),
  });
  const heard: Estate = Object.create(estate, {
    handle: {
      value: async (request: Request) => {
        const asked = request.clone();
        const answer = await estate.handle(request);
        await hear(asked, answer);
        return answer;
      },
    },
  }) as Estate;
  const clientWith = (token: string | null): Client =>
    createClient({
      bases: { host: cms === 'cms' ? API : `${API}/h/${cms}`, site: `${SITE}/${cms}` },
      getToken: () => token,
      refresh: () => Promise.resolve(false),
    });
  return {
    estate,
    anonymous: clientWith(null),
    member: (emailAddress) => clientWith(estate.issueToken(emailAddress)),
    asked: () => 0,
    run: networkTo(heard, () => null),
  };
}
