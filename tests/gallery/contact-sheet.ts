import { SCREENS, type ScreenId } from './screens.ts';
import { fileOf, type PictureView } from './picture-views.ts';
import type { GalleryState } from './states.ts';

/**
 * A page with all pictures, screen by screen, the views of a state side by side. The pictures are beside the
 * page.
 */
export function contactSheet(states: readonly GalleryState[], views: readonly PictureView[]): string {
  const screens = [...new Set(states.map(({ screen }) => screen))] as ScreenId[];
  const sections = screens.map((screen) => {
    const own = states.filter((state) => state.screen === screen);
    const figures = own.flatMap((state) => views.map((view) => figure(state, view)));
    return `<section><h2 id="${screen}">${SCREENS[screen].title}</h2>${figures.join('\n')}</section>`;
  });
  const links = screens.map((screen) => `<a href="#${screen}">${SCREENS[screen].title}</a>`);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${states.length} states</title>
<style>
body { margin: 1.5rem; font: 14px/1.4 system-ui, sans-serif; background: #e9ecef; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
section { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; }
h2 { inline-size: 100%; margin: 2rem 0 0; }
figure { inline-size: 15rem; margin: 0; }
figure.wide { inline-size: 31rem; }
img { display: block; inline-size: 100%; border: 1px solid #adb5bd; }
figcaption { overflow-wrap: anywhere; }
</style>
<h1>${states.length} states</h1>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}

function figure({ id, state, after, scenario }: GalleryState, view: PictureView): string {
  const { width, engine, look } = view;
  const file = escaped(fileOf(view, id));
  const words = escaped([state, after, ...(after === scenario ? [] : [scenario])].join(' · '));
  const size = width > 600 ? ' class="wide"' : '';
  return `<figure${size}><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width}, ${engine}, ${look}: ${words}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
