import { describe, expect, it } from 'vitest';
import { fill } from '../../src/texts/fill.ts';
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

// Where English has one form for all numbers, every language has one, which must be right with each number.
describe('a sentence with one form is right with every number', () => {
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
