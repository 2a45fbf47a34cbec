import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const BY_NAME = '\0by-name:';

const requireHere = createRequire(import.meta.url);

/**
 * React is CommonJS, which each file unwraps anew, to ask for each function as a property. For the widget's own modules
 * its functions are exported by name, once, so that a file has them as it has any other import.
 */
export const reactByName: Plugin = {
  name: 'staychart:react-by-name',
  enforce: 'pre',
  resolveId(id, importer = BY_NAME) {
    const isReact = id === 'react' || id === 'react/jsx-runtime';
    const isOurs = !importer.startsWith(BY_NAME) && !importer.includes('/node_modules/');
    return isReact && isOurs ? BY_NAME + id : null;
  },
  load(id) {
    if (!id.startsWith(BY_NAME)) return null;
    const name = id.slice(BY_NAME.length);
    const functions = Object.keys(requireHere(name) as object).filter((one) => /^[a-z]+$/i.test(one));
    // Marked as pure, so that what nobody imports is left out.
    return [
      `import react from '${name}';`,
      'const get = (name) => react[name];',
      ...functions.map((one) => `export const ${one} = /* @__PURE__ */ get('${one}');`),
    ].join('\n');
  },
};
