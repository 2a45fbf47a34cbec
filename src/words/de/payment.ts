import type { Words } from '../language.ts';

export const words: Words<'payment'> = {
  payment: {
    terms: {
      payOnArrival: 'Sie können bis zum {date}, {time}, stornieren.',
      nonRefundable: 'Nicht erstattbar. Änderungen sind bis zum {date}, {time}, möglich.',
    },
    title: 'Zahlung',
    error: 'Fehler',
    refused: {
      title: 'Ihre Zahlung wurde abgelehnt',
      nothingTaken: 'Es wurde nichts abgebucht.',
      another: 'Sie können es erneut versuchen oder eine andere Karte verwenden.',
    },
    errorSummary: 'Bitte prüfen Sie Ihre Kartendaten',
    vouchers: {
      title: 'Geschenkgutscheine',
      question: 'Haben Sie Geschenkgutscheine?',
      text: 'Geben Sie unten Ihre Gutscheinnummer ein, und wir ziehen den Wert von Ihrer Rechnung ab.',
      reference: 'Gutscheinnummer',
      redeem: 'Einlösen',
      redeeming: 'Ihr Gutschein wird geprüft\u00a0…',
      updating: 'Ihre Rechnung wird aktualisiert\u00a0…',
      unchecked: 'Wir konnten diesen Gutschein nicht prüfen. {reason}',
      applied: 'Angerechnete Gutscheine',
      value: 'Der Wert Ihres Gutscheins beträgt {amount}',
      removeNamed: '{name} {reference} entfernen',
      appliedFirst: {
        title: 'Ihr Gutschein wurde angerechnet',
        text: 'Sie zahlen heute nun {amount}. Es wurde noch nichts bezahlt: Um fortzufahren, wählen Sie noch einmal „{pay}“.',
      },
      notApplied: {
        title: 'Ihr Gutschein wurde nicht angerechnet',
        text: '{reference}: {reason}. Es wurde nichts bezahlt. Ändern Sie die Gutscheinnummer, oder wählen Sie noch einmal „{pay}“, um ohne den Gutschein zu bezahlen.',
        unchecked:
          'Wir konnten {reference} nicht prüfen. Es wurde nichts bezahlt. Mit „{redeem}“ prüfen Sie den Gutschein noch einmal, mit „{pay}“ bezahlen Sie ohne ihn.',
      },
      invalid: 'Ungültige Gutscheine',
      reasons: {
        alreadyUsed: 'Bereits eingelöst',
        outsidePeriod: 'Für diese Reisedaten nicht gültig',
        invalidCategory: 'Online nicht für Übernachtungen einlösbar',
        unknown: 'Grund nicht bekannt',
        notOnline: 'Online nicht einlösbar',
        notFound: 'Nicht auffindbar',
      },
    },
    card: {
      heading: 'Kartendaten',
      cardNumber: 'Kartennummer',
      cardType: 'Kartentyp',
      expiry: 'Gültig bis',
      expiryForm: 'MM/JJ',
      cardHoldersName: 'Name auf der Karte',
      typeUntold: 'Aus der Nummer geht er nicht hervor.',
      inMessages: {
        cardNumber: 'Kartennummer',
        cardType: 'Kartentyp',
        expiry: 'Gültig bis',
        cardHoldersName: 'Name auf der Karte',
      },
      schemes: { VS: 'Visa', AX: 'Amex', DI: 'Discover', MC: 'MasterCard', UM: 'UK Maestro' },
      hints: {
        numberLooksWrong: 'Das sieht nicht nach einer Kartennummer aus. Bitte prüfen Sie sie.',
        expiryUnreadable: 'Bitte geben Sie das Datum so ein, wie es auf der Karte steht: MM/JJ.',
        cardExpired: 'Diese Karte scheint abgelaufen zu sein. Bitte prüfen Sie das Datum.',
      },
    },
    frame: {
      title: 'Sichere Zahlungsseite',
      wallets: 'Bezahlen Sie unten mit Karte oder, wo Ihr Browser es anbietet, mit {wallets}.',
      walletNames: { applePay: 'Apple Pay', googlePay: 'Google Pay' },
      failed: 'Ihre Zahlung wurde nicht abgebucht. Sie können es erneut versuchen.',
      cancelled:
        'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht, und Sie können es erneut versuchen.',
      retry: 'Erneut versuchen',
    },
    elsewhere: {
      text: 'Zu Ihrer Sicherheit nehmen wir Zahlungen nur auf unserer eigenen Seite entgegen, und diese Seite wird innerhalb einer anderen Website angezeigt. Öffnen Sie unsere Seite in einem eigenen Tab, um dort zu buchen und zu bezahlen.',
      link: 'Unsere Seite öffnen',
    },
    stagingFailed: {
      title: 'Ihre Rechnung konnte nicht aktualisiert werden',
      text: 'Es wurde nichts bezahlt. {reason}',
      doubtful:
        'Wir konnten nicht herausfinden, ob diese Buchung schon bezahlt wurde. Bitte versuchen Sie es gleich noch einmal.',
      retry: 'Erneut versuchen',
    },
    differing: {
      title: 'Die Rechnung stimmt nicht überein',
      total:
        'Die Rechnung des Hotels für diese Buchung lautet auf {estate}, nicht auf {shown}, wie es hier steht. Es wurde nichts bezahlt. Bitte versuchen Sie es erneut, oder gehen Sie zurück und prüfen Sie Ihre Buchung.',
      dueToday:
        'Das Hotel würde heute {estate} abbuchen, nicht {shown}, wie es hier steht. Es wurde nichts bezahlt. Bitte versuchen Sie es erneut, oder gehen Sie zurück und prüfen Sie Ihre Buchung.',
    },
    // German law requires this wording (BGB § 312j). It also fits where nothing is paid before arrival.
    submit: 'Zahlungspflichtig buchen',
    due: {
      now: 'Jetzt zu zahlen: {amount}',
      onArrival: 'Bei Anreise zu zahlen: {amount}',
      later: '{amount} bei Anreise',
      nothingNow: 'Jetzt ist nichts zu zahlen',
    },
    safety: {
      card: 'Ihre Kartendaten gehen über eine sichere Verbindung an das Hotel und werden in diesem Browser nicht gespeichert.',
      frame: 'Ihre Kartendaten nimmt unser Zahlungsdienstleister auf seiner eigenen sicheren Seite entgegen.',
      before: 'Mit der Zahlung akzeptieren Sie unsere ',
      terms: 'Buchungsbedingungen',
      after: '.',
    },
    paying: 'Ihre Zahlung wird ausgeführt. Bitte schließen Sie diese Seite nicht\u00a0…',
  },
  outcome: {
    asking: {
      title: 'Ihre Buchung wird geprüft',
      text: 'Zu Ihrer Zahlung haben wir noch keine Rückmeldung. Deshalb fragen wir beim Hotel nach, ob Ihre Buchung zustande gekommen ist. Bitte bezahlen Sie nicht noch einmal.',
      left: 'Sie haben die Zahlungsseite verlassen. Deshalb fragen wir beim Hotel nach, ob eine Zahlung abgebucht wurde. Bitte bezahlen Sie nicht noch einmal.',
      notThere:
        'Das Hotel hat unter Ihrer Nummer noch keine Buchung. Wir fragen weiter nach, denn das kann eine Minute dauern.',
      silence: 'Wir haben noch keine Antwort vom Hotel. Wir fragen weiter.',
      askAgain: 'Erneut prüfen',
      checking: 'Wird geprüft\u00a0…',
      call: 'Wenn Sie nicht warten möchten, rufen Sie uns unter {phone} an und nennen Sie uns Ihre Nummer.',
      contact: 'Wenn Sie nicht warten möchten, wenden Sie sich an uns und nennen Sie uns Ihre Nummer.',
    },
    payment: 'Zahlung über {amount}',
    paymentSent: 'Zahlung über {amount}, gesendet: {when}',
    sent: 'Gesendet: {when}',
    number: 'Bestätigungsnummer:',
    contactLink: 'Kontakt',
    notBooked: {
      title: 'Unter dieser Nummer haben wir keine Buchung',
      text: 'Wir haben mehrmals beim Hotel nachgefragt, und dort gibt es zu Ihrer Zahlung keine Buchung. Wenn Geld von Ihrem Konto abgegangen ist, rufen Sie uns bitte an, bevor Sie noch einmal buchen.',
      framed:
        'Sie waren auf der Zahlungsseite, Ihre Zahlung kann also abgebucht worden sein, aber das Hotel hat dazu keine Buchung. Bitte rufen Sie uns an, bevor Sie noch einmal buchen.',
      call: 'Rufen Sie uns unter {phone} an und nennen Sie uns Ihre Nummer.',
      contact: 'Wenden Sie sich an uns und nennen Sie uns Ihre Nummer.',
      anew: 'Neue Buchung beginnen',
    },
    sessionGone: {
      title: 'Zahlung',
      error: 'Fehler',
      text: 'Ihre Buchungssitzung besteht leider nicht mehr. Bitte beginnen Sie Ihre Buchung noch einmal.',
    },
  },
};
