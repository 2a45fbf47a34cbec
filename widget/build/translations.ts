import { mo, po, type GetTextTranslation } from 'gettext-parser';

/** A sentence of the plugin that is translated. WordPress requires `context` for some. */
export interface Message {
  id: string;
  context: string;
  /** Whether a script of the editor shows it. */
  isOfScript: boolean;
}

const CALL = /\b(?:esc_html__|__)\(\s*'((?:[^'\\]|\\.)*)',\s*'staychart'\s*\)/g;
/** The fields of block.json that WordPress translates itself. */
const OF_BLOCK = [
  ['title', 'block title'],
  ['description', 'block description'],
  ['keywords', 'block keyword'],
] as const;

/** The sentences in the plugin's files, each once, in the order of the files. `files` are texts by path. */
export function messagesOf(files: Readonly<Record<string, string>>): Message[] {
  const found = Object.entries(files).flatMap(([path, text]): Message[] => {
    if (path.endsWith('block.json')) return messagesOfBlock(text);
    if (!/\.(?:php|js)$/.test(path)) return [];
    // WordPress translates the header's description in its list of plugins.
    const header = [...text.matchAll(/^ \* Description: +(.+)$/gm)];
    return [...header, ...text.matchAll(CALL)].map(([, id = '']) => ({
      id: id.replaceAll(/\\(.)/g, '$1'),
      context: '',
      isOfScript: path.endsWith('.js'),
    }));
  });
  const once = new Map<string, Message>();
  for (const message of found) {
    const key = keyOf(message);
    once.set(key, { ...message, isOfScript: message.isOfScript || (once.get(key)?.isOfScript ?? false) });
  }
  return [...once.values()];
}

/** An empty catalogue for translators, as a .pot file. */
export function templateOf(messages: readonly Message[]): Buffer {
  return po.compile({ charset: 'utf-8', headers: HEADERS, translations: translationsOf(messages, () => '') });
}

/**
 * A language's files by name, from its catalogue: one for PHP, one for the editor's script. Throws with the sentences
 * that the catalogue lacks or that nothing uses.
 */
export function languageFiles(
  catalogue: string,
  messages: readonly Message[],
  locale: string,
): Record<string, Uint8Array> {
  const said = new Map(
    Object.entries(po.parse(catalogue).translations)
      .flatMap(([context, entries]) =>
        Object.values(entries).map(
          ({ msgid, msgstr }) => [keyOf({ id: msgid, context }), msgstr[0] ?? ''] as const,
        ),
      )
      .filter(([key]) => key !== ''),
  );
  const lacking = messages.filter((message) => !said.get(keyOf(message))).map(({ id }) => id);
  const inVain = [...said.keys()].filter((key) => !messages.some((message) => keyOf(message) === key));
  if (lacking.length > 0) throw new Error(`${locale} lacks: ${lacking.join(' | ')}`);
  if (inVain.length > 0) throw new Error(`${locale} has in vain: ${inVain.join(' | ')}`);
  const textOf = (message: Message) => said.get(keyOf(message)) ?? '';
  const headers = { ...HEADERS, Language: locale };
  const script = Object.fromEntries(
    messages.filter(({ isOfScript }) => isOfScript).map((message) => [keyOf(message), [textOf(message)]]),
  );
  const forScript = {
    domain: 'messages',
    locale_data: { messages: { '': { domain: 'messages', lang: locale }, ...script } },
  };
  return {
    [`staychart-${locale}.mo`]: mo.compile({
      charset: 'utf-8',
      headers,
      translations: translationsOf(messages, textOf),
    }),
    [`staychart-${locale}-staychart-blocks.json`]: Buffer.from(JSON.stringify(forScript)),
  };
}

const HEADERS = {
  'Project-Id-Version': 'Staychart',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
};

function messagesOfBlock(text: string): Message[] {
  const block = JSON.parse(text) as Record<string, string | string[]>;
  return OF_BLOCK.flatMap(([field, context]) =>
    [block[field] ?? []].flat().map((id) => ({ id, context, isOfScript: false })),
  );
}

function translationsOf(messages: readonly Message[], textOf: (message: Message) => string) {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const message of messages) {
    const { id, context } = message;
    (translations[context] ??= {})[id] = {
      msgid: id,
      msgstr: [textOf(message)],
      ...(context === '' ? {} : { msgctxt: context }),
    };
  }
  return translations;
}

/** The key by which gettext tells sentences apart. */
function keyOf({ id, context }: Pick<Message, 'id' | 'context'>): string {
  return context === '' ? id : `${context}\u0004${id}`;
}
