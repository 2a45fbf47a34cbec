import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TOKEN_USES } from './token-uses.ts';

const PROJECT = join(import.meta.dirname, '..');
const FILES = [
  ...['elements', 'attributes', 'settings', 'looks'].map((file) => `interface/${file}.ts`),
  'telemetry/page-events.ts',
  'ui/media/links.ts',
];
const TOKENS = join(PROJECT, 'widget/ui/frame/tokens.css');

/** A name that a page may use, with its TypeScript type and its description. */
export interface PublicName {
  name: string;
  type: string;
  description: string;
}

export interface PublicMember extends PublicName {
  isReadonly: boolean;
  /** Null for a property. */
  parameters: { name: string; type: string; isOptional: boolean }[] | null;
}

export interface PublicElement {
  tag: string;
  /** The class in TypeScript. */
  name: string;
  description: string;
  attributes: PublicName[];
  members: PublicMember[];
  events: PublicName[];
}

export interface PublicInterface {
  elements: PublicElement[];
  /** The fields of the elements' settings, and of the links in them. */
  settings: PublicName[];
  links: PublicName[];
  parts: PublicName[];
}

/** A CSS custom property, with what it sets and its defaults in both schemes. */
export interface Token {
  name: string;
  use: string;
  light: string;
  dark: string;
}

const ELEMENTS = [
  { tag: 'stay-booking', name: 'StayBookingElement', of: 'Booking' },
  { tag: 'stay-account', name: 'StayAccountElement', of: 'Account' },
];

/** The elements as `widget/interface` declares them. Throws where that lacks a type. */
export function readInterface(): PublicInterface {
  const files = FILES.map((file) => join(PROJECT, 'widget', file));
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exported = new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : []).map((one) => [one.name, one] as const);
    }),
  );
  const find = (name: string) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`widget/interface has no ${name}`);
    return symbol;
  };
  const describe = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  const read = (property: ts.Symbol): PublicName => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const written = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return { name: property.name, type: written, description: describe(property) };
  };
  const propertiesOf = (name: string) => checker.getDeclaredTypeOfSymbol(find(name)).getProperties();
  const told = new Map(propertiesOf('PageEvents').map((event) => [event.name, describe(event)]));
  const parametersOf = (method: ts.MethodSignature) =>
    method.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: parameter.type?.getText() ?? 'unknown',
      isOptional: parameter.questionToken !== undefined,
    }));
  const member = (property: ts.Symbol): PublicMember[] => {
    // Members from the platform are declared elsewhere.
    const [declaration] = property.declarations ?? [];
    if (!declaration?.getSourceFile().fileName.startsWith(PROJECT) || isOfLibrary(declaration)) return [];
    const isReadonly = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
    const parameters = ts.isMethodSignature(declaration) ? parametersOf(declaration) : null;
    return [{ ...read(property), isReadonly, parameters }];
  };
  return {
    elements: ELEMENTS.map(({ tag, name, of }) => ({
      tag,
      name,
      description: describe(find(name)),
      attributes: propertiesOf(`${of}Attributes`).map(read),
      members: propertiesOf(name).flatMap(member),
      // In the order of their declaration, which the compiler does not keep.
      events: [...told].flatMap(([event, description]) =>
        propertiesOf(`${of}Events`)
          .filter(({ name }) => name === `stay:${event}`)
          .map((one) => ({ ...read(one), description })),
      ),
    })),
    settings: propertiesOf('GivenSettings').map(read),
    links: propertiesOf('Links').map(read),
    parts: propertiesOf('Parts').map(read),
  };
}

function isOfLibrary(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/node_modules/');
}

/** Every custom property that a page may set, read from the style sheet. Throws where one has no use. */
export function readTokens(): Token[] {
  const css = readFileSync(TOKENS, 'utf8').replaceAll(/\s+/g, ' ');
  return [...css.matchAll(/--_[\w-]+: var\( ?(--stay-[\w-]+), (.*?) ?\);/g)].map(
    ([, name = '', value = '']) => {
      const inScheme = (group: string) => value.replaceAll(/light-dark\((\S+), (\S+?)\)/g, group);
      const use = TOKEN_USES[name];
      if (use === undefined) throw new Error(`docs/token-uses.ts does not say what ${name} sets`);
      return { name, use, light: inScheme('$1'), dark: inScheme('$2') };
    },
  );
}
