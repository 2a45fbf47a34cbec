import { escapeHtml } from '../../estate/html.ts';
import { fillTemplate, readTemplate } from '../template.ts';
import type { Answer, CallsDocument, Content, Operation, Path } from './document.ts';
import { schemaHtml } from './fields-html.ts';
import { codeHtml, valueHtml, paragraphsHtml, wordsHtml } from './words-html.ts';

/** One call with its method and path. */
interface Call {
  method: 'GET' | 'POST';
  path: string;
  isSite: boolean;
  operation: Operation;
}

/** The page of all calls. `document` is null where nothing has been built. */
export function callsHtml(document: CallsDocument | null): string {
  if (!document) return readTemplate('pages/calls-missing.html');
  const calls = Object.entries(document.paths).flatMap(([path, item]) => callsAt(path, item));
  const areas = document.tags.map((tag) => ({
    ...tag,
    id: `area-${tag.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const contents = areas.map(
    ({ id, name, calls: own }) =>
      `<li><a href="#${id}">${escapeHtml(name)}</a><ul>${own.map(linkHtml).join('\n')}</ul></li>`,
  );
  const sections = areas.map(
    ({ id, name, description, calls: own }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2><p>${wordsHtml(description)}</p>${own.map(callHtml).join('\n')}</section>`,
  );
  return fillTemplate(readTemplate('pages/calls.html'), {
    // One of them is a page, not a call.
    count: String(calls.length - 1),
    version: escapeHtml(document.info.version),
    about: paragraphsHtml(document.info.description),
    contents: contents.join('\n'),
    sections: sections.join('\n'),
    shapes: shapesHtml(document),
  });
}

function callsAt(path: string, { servers, get, post }: Path): Call[] {
  const isSite = servers.some(({ url }) => url.includes('{cms}'));
  const [method, operation] = get ? (['GET', get] as const) : (['POST', post] as const);
  return operation ? [{ method, path: isSite ? `/{cms}${path}` : path, isSite, operation }] : [];
}

function linkHtml({ operation: { operationId } }: Call): string {
  return `<li><a href="#${operationId}">${operationId}</a></li>`;
}

function callHtml({ method, path, isSite, operation }: Call): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const done = responses['200'];
  return `<article class="call" id="${operationId}" aria-labelledby="${operationId}-heading">
<h3 id="${operationId}-heading">${wordsHtml(summary)}</h3>
<p class="where"><span class="method">${method}</span> ${pathHtml(path)}</p>
<p class="name">${codeHtml(operationId)}, ${isSite ? 'on the page’s own site' : 'on <code>host</code>'}</p>
${paragraphsHtml(description)}
${parametersHtml(operation)}
${requestBody ? `<h4>Body</h4>${contentHtml(requestBody)}` : ''}
${done ? `<h4>Answer</h4>${contentHtml(done)}` : ''}
<h4>What each status means</h4>
${statusesHtml(responses)}
${examplesHtml(operation)}
</article>`;
}

/** A path that can break before each slash. */
function pathHtml(path: string): string {
  return `<code>${escapeHtml(path).replaceAll('/', '<wbr>/')}</code>`;
}

function parametersHtml({ parameters }: Operation): string {
  const items = parameters.flatMap(({ name, in: place, description = '' }) =>
    name === undefined
      ? []
      : [
          `<li><span class="field">${codeHtml(name)} <span class="type">${place === 'path' ? 'in the path' : 'in the query'}. ${wordsHtml(description)}</span></span></li>`,
        ],
  );
  return items.length > 0 ? `<h4>Address</h4><ul class="fields">${items.join('\n')}</ul>` : '';
}

function contentHtml({ content = {} }: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => (type === 'text/html' ? '<p class="type">A page.</p>' : schemaHtml(schema)))
    .join('\n');
}

/** Statuses with the same meaning, together. */
function statusesHtml(responses: Record<string, Answer>): string {
  const byMeaning = new Map<string, string[]>();
  for (const [status, { description }] of Object.entries(responses)) {
    const name = status === 'default' ? 'anything else' : status;
    byMeaning.set(description, [...(byMeaning.get(description) ?? []), name]);
  }
  const rows = [...byMeaning].map(
    ([meaning, statuses]) =>
      `<div><dt>${escapeHtml(statuses.join(', '))}</dt><dd>${wordsHtml(meaning)}</dd></div>`,
  );
  return `<dl class="facts">${rows.join('\n')}</dl>`;
}

/** The examples: each request above its answer. */
function examplesHtml({ requestBody, responses }: Operation): string {
  const sent = new Map(examplesOf(requestBody).map(({ summary, value }) => [summary, value]));
  const all = Object.entries(responses).flatMap(([status, answer]) =>
    examplesOf(answer).map(({ summary, value }) => {
      const body = sent.has(summary) ? `<p>Sent</p>${valueHtml(sent.get(summary))}<p>Answered</p>` : '';
      return `<details><summary>${escapeHtml(`${status}: ${summary}`)}</summary>${body}${valueHtml(value)}</details>`;
    }),
  );
  return `<h4>Examples</h4><div class="examples">${all.join('\n')}</div>`;
}

function examplesOf(content: Content | undefined): { summary: string; value: unknown }[] {
  return Object.values(content?.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples));
}

function shapesHtml({ components }: CallsDocument): string {
  return Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<article class="call" id="shape-${name}"><h3>${name}</h3>${schemaHtml(schema)}</article>`,
    )
    .join('\n');
}
