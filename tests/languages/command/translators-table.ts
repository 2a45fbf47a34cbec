import { formsOf, placeholdersOf, sentencesOf } from '../sentences.ts';
import { englishWords } from '../english-words.ts';
import { commentOf } from './english-comments.ts';

/** A sentence to translate, with all that helps. */
export interface Row {
  /** Dotted: 'search.departure'. */
  place: string;
  /** The English forms, such as 'one: {n} night', or a single one without a name. */
  english: readonly string[];
  placeholders: readonly string[];
  comment: string;
  /** The picture's file, relative to the table; null where no state of the gallery shows the sentence. */
  picture: string | null;
}

export function rowsOf(comments: ReadonlyMap<string, string>, pictures: ReadonlyMap<string, string>): Row[] {
  return sentencesOf(englishWords).map(({ place, text }) => ({
    place,
    english: formsOf(text).map(([form, one]) => (form === '' ? one : `${form}: ${one}`)),
    placeholders: placeholdersOf(
      formsOf(text)
        .map(([, one]) => one)
        .join(),
    ),
    comment: commentOf(place, comments),
    picture: pictures.get(place) ?? null,
  }));
}

/** A page with all sentences, group by group, for a translator who sees no code. */
export function translatorsTable(tag: string, rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ place }) => groupOf(place)))];
  const name = new Intl.DisplayNames('en-GB', { type: 'language' }).of(tag) ?? tag;
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.join(', ');
  const sections = groups.map((group) => {
    const own = rows.filter(({ place }) => groupOf(place) === group);
    return `<h2 id="${group}">${group}</h2><table><thead><tr><th>Place</th><th>English</th><th>Filled in</th><th>Note</th><th>Where it is seen</th></tr></thead><tbody>\n${own.map(tableRow).join('\n')}\n</tbody></table>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Words in ${escaped(name)}</title>
<style>
body { margin: 1.5rem; font: 15px/1.4 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: .5rem; border: 1px solid #ced4da; text-align: start; vertical-align: top; }
img { display: block; max-inline-size: 24rem; }
</style>
<h1>Words in ${escaped(name)} (${escaped(tag)})</h1>
<p>${rows.length} sentences. A place is where the sentence stands in <code>widget/languages/${escaped(tag)}.json</code>. What stands in {braces} is filled in, and stays as it is. Where a number is filled in, ${escaped(name)} needs these forms: ${forms}.</p>
<nav>${groups.map((group) => `<a href="#${group}">${group}</a>`).join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}

function tableRow({ place, english, placeholders, comment, picture }: Row): string {
  const image = picture === null ? '–' : `<img src="${escaped(encodeURI(picture))}" alt="" loading="lazy">`;
  const cells = [
    `<code>${escaped(place)}</code>`,
    english.map(escaped).join('<br>'),
    placeholders.map((one) => `{${one}}`).join(' '),
    escaped(comment),
    image,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function groupOf(place: string): string {
  return place.split('.')[0] ?? '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
