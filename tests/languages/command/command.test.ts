import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../widget/texts/catalogue.ts';
import { englishWords } from '../english-words.ts';
import { commentOf, englishComments } from './english-comments.ts';
import { entryOf, newCatalogue } from './new-catalogue.ts';
import { readWordsCommand } from './options.ts';
import { rowsOf, translatorsTable } from './translators-table.ts';

describe('npm run words', () => {
  it('normalises a tag to BCP 47, and leaves out the pictures with --without-pictures', () => {
    expect(readWordsCommand(['PT-br'])).toEqual({ tag: 'pt-BR', pictures: true });
    expect(readWordsCommand(['pl', '--without-pictures'])).toEqual({ tag: 'pl', pictures: false });
  });

  it.each([
    [[], 'npm run words -- <tag>: one language, as pl'],
    [['pl', 'cs'], 'npm run words -- <tag>: one language, as pl'],
    [['no tag'], 'no tag is no tag of a language that Intl knows'],
    [['../de'], '../de is no tag of a language that Intl knows'],
    [['xx'], 'xx is no tag of a language that Intl knows'],
    [['de'], 'de ships already'],
    [['EN-gb'], 'en-GB ships already'],
  ])('refuses %j: %s', (args, problem) => {
    expect(() => readWordsCommand(args)).toThrow(problem);
  });

  it('writes every sentence in English with the language’s direction, week and plural forms', () => {
    const polish = newCatalogue('pl');
    const { guests } = JSON.parse(polish) as Pick<Texts, 'guests'>;
    expect(guests).toEqual({
      ...englishWords.guests,
      age: { one: '{n} year', few: '{n} years', many: '{n} years', other: '{n} years' },
      incomplete: {
        one: '{n} name or title is missing',
        few: '{n} names or titles are missing',
        many: '{n} names or titles are missing',
        other: '{n} names or titles are missing',
      },
    });
    expect(polish).toContain('"other":"{date}: {n}\\u00a0Rooms"');
    expect(polish).not.toMatch(/[\u00a0\u202f]/);
    expect(entryOf('pl')).toContain("direction: 'ltr',\n    formats: intlFormats('pl', 1),");
    expect(entryOf('he')).toContain("direction: 'rtl',\n    formats: intlFormats('he', 7),");
  });

  it('gives translators the comments of the English source', () => {
    const comments = englishComments();
    expect(commentOf('search.holdsRooms', comments)).toBe('Before a new search gives back held rooms.');
    // The comments of a group, of a constant in another file, and of a whole screen.
    expect(commentOf('search.said.free', comments)).toBe(
      'Announced, not shown: the values that stay while a voucher is applied, and that they can be chosen again.',
    );
    expect(commentOf('account.login.title', comments)).toBe("The account area's login.");
    expect(commentOf('guests.title', comments)).toBe('The guest names screen.');
  });

  it('lists every sentence on a page with its place, placeholders, note and picture', () => {
    const pictures = new Map([['search.departure', 'pl/search.departure.jpg']]);
    const rows = rowsOf(new Map([['search.departure', 'Below the "nights" & before <prices>']]), pictures);
    expect(rows.find(({ place }) => place === 'shared.nights')).toEqual({
      place: 'shared.nights',
      english: ['one: {n} night', 'other: {n} nights'],
      placeholders: ['n'],
      comment: '',
      picture: null,
    });
    const page = translatorsTable('pl', rows);
    expect(page).toContain('<h1>Words in Polish (pl)</h1>');
    expect(page).toContain('Polish needs these forms: one, few, many, other.');
    expect(page).toContain(
      '<tr><td><code>search.departure</code></td><td>Departing {date}</td><td>{date}</td><td>Below the &quot;nights&quot; &amp; before &lt;prices></td><td><img src="pl/search.departure.jpg" alt="" loading="lazy"></td></tr>',
    );
  });
});
