'use strict';

// The switch of languages. A page in another language has an address of its own, ?lang=de; with this script the page
// that is there turns to it, so that a booking under way goes on.

const KEPT = 'language';
const root = document.documentElement;

const asked = () => new URLSearchParams(location.search).get('lang');

const addressIn = (language) => {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address;
};

// A browser without storage keeps to the address.
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

// The widget's own links know nothing of the page's language, so what comes without one is asked for again in the one
// that was chosen. This script stands before everything else: nothing has been shown yet.
if (asked() !== null) keep(root.lang);
else if (kept() !== null && kept() !== root.lang) location.replace(addressIn(kept()));

// What is said by an element, and by its attributes.
const ATTRIBUTES = ['alt', 'aria-label', 'content', 'href'];

// Has the page say what the same page says in another language. Whatever has no mark, the widget for one, stays.
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
  // Where the widget is in its booking stands in the hash and in the state: both stay.
  history.replaceState(history.state, '', addressIn(lang));
  // A request gives a document without a parser, which trusted types would have to be told of.
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
      // In a new tab or window it is a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      turnTo(link);
    });
  }
});
