import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.svg']);

export interface StaticFile {
  type: string;
  body: Buffer;
  encoding: 'br' | null;
  etag: string;
}

const compress = promisify(brotliCompress);
const compressedFiles = new Map<string, Buffer>();

/**
 * A file below a folder, compressed with Brotli where that helps and the client accepts it; null where there is none.
 */
export async function readStatic(
  folder: string,
  path: string,
  acceptsBrotli: boolean,
): Promise<StaticFile | null> {
  const root = resolve(folder);
  const file = resolve(root, `.${sep}${decoded(path)}`);
  const extension = extname(file);
  const type = TYPES[extension];
  if (type === undefined || !file.startsWith(`${root}${sep}`)) return null;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  const body = await readFile(file);
  if (!acceptsBrotli || !COMPRESSED.has(extension)) return { type, body, encoding: null, etag };
  const key = `${file} ${etag}`;
  const compressed = compressedFiles.get(key) ?? (await compress(body, QUALITY));
  compressedFiles.set(key, compressed);
  return { type, body: compressed, encoding: 'br', etag };
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
