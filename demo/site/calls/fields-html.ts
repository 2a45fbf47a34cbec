import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './document.ts';
import { codeHtml, wordsHtml } from './words-html.ts';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: '<code>null</code>',
};

const NOTHING = '#/components/schemas/Nothing';

/** A schema as HTML: its type in words, then its fields. */
export function schemaHtml(schema: Schema): string {
  const words = schema.description ? ` ${wordsHtml(schema.description)}` : '';
  return `<p class="type">${capital(typeHtml(schema))}.${words}</p>${innerHtml(schema)}`;
}

function capital(html: string): string {
  return html.charAt(0).toUpperCase() + html.slice(1);
}

/** The forms of a value, without the empty ones that stand for a missing field. */
function formsOf(schema: Schema): Schema[] {
  const forms = (schema.anyOf ?? [schema]).filter(({ $ref, type }) => $ref !== NOTHING && type !== 'null');
  const [first] = forms;
  return forms.filter((form) => form === first || !first || !holds(form, first));
}

/** Whether an object holds only this value, under a name. */
function holds({ properties = {} }: Schema, value: Schema): boolean {
  const [field, ...others] = Object.values(properties);
  return field !== undefined && others.length === 0 && isDeepStrictEqual(formsOf(field), [value]);
}

/** The name under which an object may hold the value. */
function holderOf({ anyOf = [] }: Schema): string | undefined {
  const [first] = anyOf;
  const holder = first && anyOf.find((form) => holds(form, first));
  return Object.keys(holder?.properties ?? {})[0];
}

function typeHtml(schema: Schema): string {
  const forms = formsOf(schema);
  const holder = holderOf(schema);
  const types = [...new Set(forms.map(formHtml))];
  const held = holder === undefined ? [] : [`an object that holds it as ${codeHtml(holder)}`];
  return [...types, ...held].join(', or ');
}

function formHtml(schema: Schema): string {
  const { $ref, type, items, maxItems } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if ('const' in schema) return codeHtml(JSON.stringify(schema.const));
  if (schema.enum) return `one of ${schema.enum.map((one) => codeHtml(JSON.stringify(one))).join(', ')}`;
  if (schema.anyOf) return typeHtml(schema);
  if (type === 'array' && maxItems === 0) return 'empty list';
  if (type === 'array') return `list of ${plural(typeHtml(items ?? {}))}`;
  if (Array.isArray(type)) return type.map((one) => PLAIN[one] ?? one).join(' or ');
  return PLAIN[type ?? ''] ?? 'anything';
}

function plural(html: string): string {
  return /^(text|number|whole number|object|list)$/.test(html) ? `${html}s` : html;
}

/** The fields of a value, of a list's items, or of each form. */
function innerHtml(schema: Schema): string {
  const inner = formsOf(schema).map((form) => ({ title: form.title, html: formInnerHtml(form, schema) }));
  return inner
    .filter(({ html }) => html !== '')
    .map(({ title, html }, index) => {
      const words = title ? wordsHtml(title) : index > 0 ? 'or' : '';
      return words === '' ? html : `<p class="form">${words}</p>${html}`;
    })
    .join('\n');
}

function formInnerHtml(form: Schema, schema: Schema): string {
  const { $ref, properties, items, maxItems, anyOf } = form;
  if ($ref !== undefined) return '';
  if (properties) return fieldsHtml(form);
  if (form.type === 'object' && form.additionalProperties === false)
    return '<p class="type">An empty object.</p>';
  if (items && maxItems !== 0) return innerHtml(items);
  return anyOf && form !== schema ? innerHtml(form) : '';
}

function fieldsHtml({ properties = {}, required = [] }: Schema): string {
  const items = Object.entries(properties).map(([name, field]) => {
    const missing = required.includes(name) ? '' : missingHtml(field);
    const words = field.description ? ` ${wordsHtml(field.description)}` : '';
    return `<li><span class="field">${codeHtml(name)} <span class="type">${typeHtml(field)}${missing}.${words}</span></span>${innerHtml(field)}</li>`;
  });
  return items.length > 0 ? `<ul class="fields">${items.join('\n')}</ul>` : '';
}

/** The value that counts for a missing field. */
function missingHtml(field: Schema): string {
  const isSaid = field.default !== undefined && field.default !== '';
  return `, may be missing${isSaid ? `: then ${codeHtml(JSON.stringify(field.default))}` : ''}`;
}
