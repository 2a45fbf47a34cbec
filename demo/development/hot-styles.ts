import type { Plugin } from 'vite';

/** Replaces an edited style sheet in every widget on the page. The widgets go on without a reload. */
export const hotStyles: Plugin = {
  name: 'staychart:hot-styles',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\?inline$/ },
    handler: (code, id) => ({
      code: [
        `import { keepStyles } from '/demo/development/restyle.ts';`,
        code.replace('export default', 'const css ='),
        `keepStyles(${JSON.stringify(fileOf(id))}, css);`,
        'export default css;',
      ].join('\n'),
      map: null,
    }),
  },
  async hotUpdate({ file, modules, read }) {
    if (!modules.some(({ id }) => id?.endsWith('.css?inline'))) return undefined;
    this.environment.hot.send('staychart:restyle', { file, css: await read() });
    return [];
  },
};

function fileOf(id: string): string {
  return id.replace(/\?inline$/, '');
}
