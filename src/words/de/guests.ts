import type { Words } from '../language.ts';

export const words: Words<'guests'> = {
  guests: {
    title: 'Namen der Gäste',
    summary:
      'Verraten Sie uns, wer bei uns wohnt, damit wir die Leistungen Ihres Arrangements für Sie reservieren können.',
    later: 'Nennen Sie jetzt, wen Sie möchten. Die Namen der anderen Gäste können bei der Anreise folgen.',
    room: 'Gäste in Zimmer\u00a0{leg}:',
    member: 'Ich wohne in diesem Zimmer',
    ofRoom: '{guest} in Zimmer\u00a0{leg}',
    guest: 'Gast {n}',
    child: 'Kind {n} ({age})',
    age: { one: '{n} Jahr', other: '{n} Jahre' },
    underOne: 'unter 1 Jahr',
    fields: { title: 'Anrede', firstName: 'Vorname', lastName: 'Nachname' },
    labels: { title: 'Anrede', firstName: 'Vorname', lastName: 'Nachname' },
    incomplete: 'Bitte prüfen Sie die Namen',
    problem: 'Zimmer\u00a0{leg}, {guest}: {message}',
  },
};
