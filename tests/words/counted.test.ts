import { describe, expect, it } from 'vitest';
import { fill } from '../../src/texts/fill.ts';
import { SHIPPED } from '../../src/words/shipped.ts';
import { sentencesOf } from './sentences.ts';
import { readShipped } from './shipped-words.ts';

/**
 * Counts for every plural form of the shipped languages: in Arabic 3 and 105 are few, 11 is many and 100 is
 * other.
 */
const COUNTS = [0, 1, 2, 3, 11, 100, 105];

/** The sentence at a place, with each of the counts. */
async function said(tag: string, place: string, count: string, values: Record<string, string> = {}) {
  const { parts } = await readShipped(tag);
  const found = Object.values(parts)
    .flatMap((words) => sentencesOf(words))
    .find((sentence) => sentence.place === place);
  if (typeof found?.text !== 'string') throw new Error(`${tag} has no one sentence at ${place}`);
  const { text } = found;
  return COUNTS.map((n) => fill(text, { ...values, [count]: n }));
}

/**
 * Sentences that are said of two and more: a minimum is told to those who are fewer, a part is of more than itself, and
 * a list is unfolded where it is long.
 */
const NEVER_OF_ONE: readonly string[] = [
  'controls.calendar.minimumStay',
  'calendar.picker.tooShort',
  'rooms.outcomes.minimumGuests',
  'rooms.outcomes.minimumNights',
  'rates.showAll',
  'itinerary.booked.part',
];

/** What may follow a number in a sentence of one form: a word that is not counted, or has the same form for one. */
const SAME_WITH_ONE: Readonly<Record<string, readonly string[]>> = {
  en: ['and', 'booked', 'in', 'min', 'of', 'or', 'x'],
  de: ['Min', 'Spieler', 'gebucht', 'oder', 'pro', 'von', 'wählen'],
  fr: ['min', 'ou', 'sur'],
  ar: ['أو', 'د', 'فما', 'في', 'من'],
};

describe.each(Object.keys(SHIPPED))('the sentences of one form in %s', async (tag) => {
  const { parts } = await readShipped(tag);

  it('count no thing that may be one', () => {
    const same = SAME_WITH_ONE[tag.split('-')[0] ?? ''] ?? [];
    const counting = Object.values(parts)
      .flatMap((words) => sentencesOf(words))
      .filter(({ place, text }) => {
        if (typeof text !== 'string' || NEVER_OF_ONE.includes(place)) return false;
        const counted = text.matchAll(/\{(?:n|minutes|age|possible|guests|count)\}\s(\p{L}+)/gu);
        return [...counted].some(([, word = '']) => !same.includes(word));
      });
    expect(counting).toEqual([]);
  });
});

// Where English has one form for all numbers, every language has one, which must be right with each number.
describe('a sentence with one form is right with every number', () => {
  describe('in the plain voice', () => {
    it.each([
      { place: 'addOnKinds.spa.wanted', count: 'n', before: 'Massage, ', after: ', £95' },
      { place: 'itinerary.booked.treatment', count: 'minutes', before: 'Leila: Massage - ', after: '' },
      { place: 'includedTreatments.chosen', count: 'minutes', before: 'Massage, ', after: ', on Monday' },
      {
        place: 'roomSummary.itinerary.packageTreatment',
        count: 'minutes',
        before: 'Leila: Massage - ',
        after: ',',
      },
      { place: 'confirmation.plan.treatment', count: 'minutes', before: 'Massage, ', after: '' },
      { place: 'account.spaBooking.treatment', count: 'n', before: 'Massage, ', after: '' },
    ])('$place', async ({ place, count, before, after }) => {
      const treatment = 'Massage';
      const values = {
        treatment,
        what: treatment,
        name: treatment,
        guest: 'Leila',
        price: '£95',
        date: 'Monday',
      };
      expect(await said('en-GB-x-plain', place, count, values)).toEqual([
        `${before}0\u00a0min${after}`,
        `${before}1\u00a0min${after}`,
        `${before}2\u00a0min${after}`,
        `${before}3\u00a0min${after}`,
        `${before}11\u00a0min${after}`,
        `${before}100\u00a0min${after}`,
        `${before}105\u00a0min${after}`,
      ]);
    });
  });

  it('in German', async () => {
    expect(await said('de', 'controls.idle.text', 'n')).toEqual([
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 0. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 1. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 2. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 3. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 11. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 100. Möchten Sie fortfahren?',
      'Ihre Buchungssitzung läuft bald ab. Verbleibende Sekunden: 105. Möchten Sie fortfahren?',
    ]);
    expect(await said('de', 'times.minimumAge', 'age')).toEqual([
      'Mindestalter: 0',
      'Mindestalter: 1',
      'Mindestalter: 2',
      'Mindestalter: 3',
      'Mindestalter: 11',
      'Mindestalter: 100',
      'Mindestalter: 105',
    ]);
    expect(await said('de', 'account.spaBooking.treatment', 'n', { name: 'Schlammbad' })).toEqual([
      'Schlammbad, 0\u00a0Min.',
      'Schlammbad, 1\u00a0Min.',
      'Schlammbad, 2\u00a0Min.',
      'Schlammbad, 3\u00a0Min.',
      'Schlammbad, 11\u00a0Min.',
      'Schlammbad, 100\u00a0Min.',
      'Schlammbad, 105\u00a0Min.',
    ]);
  });

  it('in French', async () => {
    expect(await said('fr', 'controls.idle.text', 'n')).toEqual([
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 0. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 1. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 2. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 3. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 11. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 100. Souhaitez-vous continuer\u202f?',
      'Votre session de réservation va bientôt expirer. Secondes restantes\u00a0: 105. Souhaitez-vous continuer\u202f?',
    ]);
    expect(await said('fr', 'times.minimumAge', 'age')).toEqual([
      'Âge minimum\u00a0: 0',
      'Âge minimum\u00a0: 1',
      'Âge minimum\u00a0: 2',
      'Âge minimum\u00a0: 3',
      'Âge minimum\u00a0: 11',
      'Âge minimum\u00a0: 100',
      'Âge minimum\u00a0: 105',
    ]);
    expect(await said('fr', 'account.spaBooking.treatment', 'n', { name: 'Bain de boue' })).toEqual([
      'Bain de boue, 0\u00a0min',
      'Bain de boue, 1\u00a0min',
      'Bain de boue, 2\u00a0min',
      'Bain de boue, 3\u00a0min',
      'Bain de boue, 11\u00a0min',
      'Bain de boue, 100\u00a0min',
      'Bain de boue, 105\u00a0min',
    ]);
  });

  describe('in Arabic', () => {
    it.each(['includedTreatments.minutes', 'addOnKinds.spa.minutes'])('%s', async (place) => {
      expect(await said('ar', place, 'n')).toEqual([
        '0\u00a0د',
        '1\u00a0د',
        '2\u00a0د',
        '3\u00a0د',
        '11\u00a0د',
        '100\u00a0د',
        '105\u00a0د',
      ]);
    });

    it('itinerary.booked.treatment', async () => {
      const values = { guest: 'ليلى', treatment: 'تدليك' };
      expect(await said('ar', 'itinerary.booked.treatment', 'minutes', values)).toEqual([
        'ليلى: تدليك – 0\u00a0د',
        'ليلى: تدليك – 1\u00a0د',
        'ليلى: تدليك – 2\u00a0د',
        'ليلى: تدليك – 3\u00a0د',
        'ليلى: تدليك – 11\u00a0د',
        'ليلى: تدليك – 100\u00a0د',
        'ليلى: تدليك – 105\u00a0د',
      ]);
    });

    it('roomSummary.itinerary.packageTreatment', async () => {
      const values = { guest: 'ليلى', treatment: 'تدليك' };
      expect(await said('ar', 'roomSummary.itinerary.packageTreatment', 'minutes', values)).toEqual([
        'ليلى: تدليك – 0\u00a0د،',
        'ليلى: تدليك – 1\u00a0د،',
        'ليلى: تدليك – 2\u00a0د،',
        'ليلى: تدليك – 3\u00a0د،',
        'ليلى: تدليك – 11\u00a0د،',
        'ليلى: تدليك – 100\u00a0د،',
        'ليلى: تدليك – 105\u00a0د،',
      ]);
    });

    it('includedTreatments.chosen', async () => {
      const values = { treatment: 'تدليك', date: 'الاثنين' };
      expect(await said('ar', 'includedTreatments.chosen', 'minutes', values)).toEqual([
        'تدليك، 0\u00a0د، الاثنين',
        'تدليك، 1\u00a0د، الاثنين',
        'تدليك، 2\u00a0د، الاثنين',
        'تدليك، 3\u00a0د، الاثنين',
        'تدليك، 11\u00a0د، الاثنين',
        'تدليك، 100\u00a0د، الاثنين',
        'تدليك، 105\u00a0د، الاثنين',
      ]);
    });

    it('addOnKinds.spa.wanted', async () => {
      const values = { treatment: 'تدليك', price: '£95' };
      expect(await said('ar', 'addOnKinds.spa.wanted', 'n', values)).toEqual([
        'تدليك، 0\u00a0د، £95',
        'تدليك، 1\u00a0د، £95',
        'تدليك، 2\u00a0د، £95',
        'تدليك، 3\u00a0د، £95',
        'تدليك، 11\u00a0د، £95',
        'تدليك، 100\u00a0د، £95',
        'تدليك، 105\u00a0د، £95',
      ]);
    });

    it.each([
      { place: 'confirmation.plan.treatment', count: 'minutes', values: { what: 'تدليك' } },
      { place: 'account.spaBooking.treatment', count: 'n', values: { name: 'تدليك' } },
    ])('$place', async ({ place, count, values }) => {
      expect(await said('ar', place, count, values)).toEqual([
        'تدليك، 0\u00a0د',
        'تدليك، 1\u00a0د',
        'تدليك، 2\u00a0د',
        'تدليك، 3\u00a0د',
        'تدليك، 11\u00a0د',
        'تدليك، 100\u00a0د',
        'تدليك، 105\u00a0د',
      ]);
    });
  });
});
