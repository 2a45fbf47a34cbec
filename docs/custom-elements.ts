import { readInterface, readTokens, type PublicMember, type PublicName } from './public-interface.ts';

const CONTENT =
  'Shown until the widget is ready, and when it cannot start: a telephone number, for instance.';

/**
 * The package's manifest of its elements, for editors and documentation, in the format
 * custom-elements-manifest.
 *
 * `module` is the file that defines them, relative to the package.
 */
export function customElementsOf(module: string): object {
  const { elements, parts } = readInterface();
  const cssParts = parts.map(({ name, description }) => ({ name, description }));
  const cssProperties = readTokens().map(({ name, use, light, dark }) => ({
    name,
    default: light,
    description: dark === light ? use : `${use}; in the dark ${dark}`,
  }));
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: elements.map(({ tag, name, description, attributes, members, events }) => ({
          kind: 'class',
          customElement: true,
          tagName: tag,
          name,
          description,
          attributes: attributes.map(typed),
          members: members.map(memberOf),
          events: events.map(typed),
          slots: [{ name: '', description: CONTENT }],
          cssParts,
          cssProperties,
        })),
        exports: elements.map(({ tag, name }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module },
        })),
      },
    ],
  };
}

function typed({ name, type, description }: PublicName): object {
  return { name, type: { text: type }, description };
}

function memberOf({ parameters, isReadonly, ...member }: PublicMember): object {
  if (!parameters) return { kind: 'field', ...typed(member), ...(isReadonly ? { readonly: true } : {}) };
  const { name, description } = member;
  return {
    kind: 'method',
    name,
    description,
    parameters: parameters.map(({ name, type, isOptional }) => ({
      name,
      type: { text: type },
      ...(isOptional ? { optional: true } : {}),
    })),
    return: { type: { text: 'void' } },
  };
}
