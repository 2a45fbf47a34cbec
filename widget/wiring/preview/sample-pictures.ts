import type { Image } from '../../../src/domain/configuration/content.ts';

/** A picture as a data address, so that a preview requests nothing: hills under a sky. */
function picture(sky: string, far: string, near: string): Image {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice"><rect width="960" height="640" fill="${sky}"/><circle cx="700" cy="190" r="70" fill="#fff" opacity=".55"/><path d="M0 400Q240 250 480 380T960 330V640H0z" fill="${far}"/><path d="M0 520Q300 400 560 500T960 460V640H0z" fill="${near}"/></svg>`;
  return { path: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

export const lake = picture('#cfdde0', '#7f9c97', '#48665c');
export const moor = picture('#e7d9c6', '#b08f76', '#6d5b52');
export const wood = picture('#dde3cd', '#8fa377', '#506644');
export const dusk = picture('#d9c9d8', '#8d7f9d', '#4f4a68');
