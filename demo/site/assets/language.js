'use strict';

// The switch of languages. A page in another language has its own address, ?lang=de. This script turns the open page
// into that one, so that a booking under way goes on.

const KEPT = 'language';
const root = document.documentElement;

const asked = () => new URLSearchParams(location.search).get('lang');

const addressIn = (language) => {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address;
};

// Without storage the language depends on the address alone.
const keep = (language) => {
  try {
    sessionStorage.setItem(KEPT, language);
  } catch {}
};
const kept = () => {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

// The widget's own links do not name the page's language, so a page without one is loaded again in the chosen language.
// This script runs before anything else, and nothing has been shown yet.
if (asked() !== null) keep(root.lang);
else if (kept() !== null && kept() !== root.lang) location.replace(addressIn(kept()));

// An element's text and the attributes that hold words.
const ATTRIBUTES = ['alt', 'aria-label', 'content', 'href'];

// Replaces the page's marked words by those of the same page in another language. Unmarked elements, such as the
// widget, stay.
const repeat = (other) => {
  document.title = other.title;
  for (const element of document.querySelectorAll('[data-said], [data-named]')) {
    const { said, named } = element.dataset;
    const twin = other.querySelector(said ? `[data-said="${said}"]` : `[data-named="${named}"]`);
    if (!twin) continue;
    for (const name of ATTRIBUTES)
      if (twin.hasAttribute(name)) element.setAttribute(name, twin.getAttribute(name));
    if (said) element.replaceChildren(...twin.childNodes);
  }
};

let asking = null;

const turnTo = (link) => {
  const { lang, dir } = link;
  keep(lang);
  root.lang = lang;
  root.dir = dir;
  link.parentElement.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  // Keeps the hash and the state, which show the widget's place in its booking.
  history.replaceState(history.state, '', addressIn(lang));
  // A request returns a document without a parser, so no trusted type is needed.
  asking?.abort();
  asking = new XMLHttpRequest();
  asking.open('GET', addressIn(lang));
  asking.responseType = 'document';
  asking.addEventListener('load', ({ target }) => {
    if (target.status === 200 && target.response) repeat(target.response);
  });
  asking.send();
};

addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll('.languages a')) {
    link.addEventListener('click', (event) => {
      // With a modifier key the link opens in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      turnTo(link);
    });
  }
});
