import type { Words } from '../language.ts';
import { outcome } from './outcome.ts';

export const words: Words<'payment'> = {
  payment: {
    terms: {
      payOnArrival: 'Vous pouvez annuler jusqu’au {date} à {time}.',
      nonRefundable: 'Non remboursable. Modifications possibles jusqu’au {date} à {time}.',
    },
    title: 'Paiement',
    error: 'Erreur',
    refused: {
      title: 'Votre paiement a été refusé',
      nothingTaken: 'Rien n’a été prélevé.',
      another: 'Vous pouvez réessayer, ou utiliser une autre carte.',
    },
    errorSummary: 'Veuillez vérifier les données de votre carte',
    vouchers: {
      title: 'Bons cadeaux',
      question: 'Vous avez des bons cadeaux ?',
      text: 'Saisissez ci-dessous la référence de votre bon cadeau, et nous déduirons sa valeur de votre note',
      reference: 'Référence du bon cadeau',
      redeem: 'Utiliser',
      redeeming: 'Vérification de votre bon…',
      updating: 'Mise à jour de votre note…',
      unchecked: 'Nous n’avons pas pu vérifier ce bon. {reason}',
      applied: 'Bons cadeaux appliqués',
      value: 'La valeur de votre bon est de {amount}',
      removeNamed: 'Retirer {name} {reference}',
      appliedFirst: {
        title: 'Votre bon cadeau a été appliqué',
        text: 'Vous payez désormais {amount} aujourd’hui. Rien n’a encore été payé : pour continuer, appuyez de nouveau sur « {pay} ».',
      },
      notApplied: {
        title: 'Votre bon cadeau n’a pas été appliqué',
        text: '{reference} : {reason}. Rien n’a été payé. Modifiez la référence, ou appuyez de nouveau sur « {pay} » pour payer sans ce bon.',
        unchecked:
          'Nous n’avons pas pu vérifier {reference}. Rien n’a été payé. Appuyez sur « {redeem} » pour relancer la vérification, ou sur « {pay} » pour payer sans ce bon.',
      },
      invalid: 'Bons cadeaux non valables',
      reasons: {
        alreadyUsed: 'Déjà utilisé',
        outsidePeriod: 'Non valable à vos dates',
        invalidCategory: 'Non utilisable pour ce paiement',
        unknown: 'Refusé, motif inconnu',
        notOnline: 'Non utilisable en ligne',
        notFound: 'Introuvable',
      },
    },
    card: {
      heading: 'Carte bancaire',
      cardNumber: 'Numéro de carte',
      cardType: 'Type de carte',
      expiry: 'Date d’expiration',
      expiryForm: 'MM/AA',
      cardHoldersName: 'Nom sur la carte',
      typeUntold: 'Le numéro ne nous permet pas de le savoir.',
      inMessages: {
        cardNumber: 'Numéro de carte',
        cardType: 'Type de carte',
        expiry: 'Date d’expiration',
        cardHoldersName: 'Nom sur la carte',
      },
      schemes: { VS: 'Visa', AX: 'Amex', DI: 'Discover', MC: 'MasterCard', UM: 'Maestro UK' },
      hints: {
        numberLooksWrong: 'Cela ne ressemble pas à un numéro de carte. Veuillez le vérifier.',
        expiryUnreadable: 'Veuillez saisir la date telle qu’elle figure sur la carte : MM/AA.',
        cardExpired: 'Cette carte semble avoir expiré. Veuillez vérifier la date.',
      },
    },
    frame: {
      title: 'Page de paiement sécurisée',
      wallets: 'Payez par carte ci-dessous, ou avec {wallets} si votre navigateur le propose.',
      walletNames: { applePay: 'Apple Pay', googlePay: 'Google Pay' },
      failed: 'Votre paiement n’a pas été effectué. Vous pouvez réessayer.',
      cancelled: 'Vous avez annulé le paiement. Rien n’a été prélevé, et vous pouvez réessayer.',
      retry: 'Réessayer',
    },
    elsewhere: {
      text: 'Pour votre sécurité, le paiement se fait uniquement sur notre propre page. Or, cet écran est affiché à l’intérieur d’un autre site. Ouvrez notre page dans un onglet à part pour y réserver et y payer.',
      link: 'Ouvrir notre page',
    },
    stagingFailed: {
      title: 'Votre note n’a pas pu être mise à jour',
      text: 'Rien n’a été payé. {reason}',
      doubtful:
        'Nous n’avons pas pu savoir si cette réservation a déjà été payée. Veuillez réessayer dans un instant.',
      retry: 'Réessayer',
    },
    differing: {
      title: 'Le montant n’est pas le même',
      total:
        'La note de l’hôtel pour cette réservation s’élève à {estate}, et non à {shown} comme indiqué ici. Rien n’a été payé. Veuillez réessayer, ou revenir en arrière et vérifier votre réservation.',
      dueToday:
        'L’hôtel prélèverait {estate} aujourd’hui, et non {shown} comme indiqué ici. Rien n’a été payé. Veuillez réessayer, ou revenir en arrière et vérifier votre réservation.',
    },
    submit: 'Payer et finaliser',
    due: {
      now: 'Payer {amount} maintenant',
      onArrival: 'Payer {amount} à l’arrivée',
      later: '{amount} à l’arrivée',
      nothingNow: 'Rien à payer maintenant',
    },
    safety: {
      card: 'Les données de votre carte sont transmises à l’hôtel par une connexion sécurisée, et ne sont pas conservées dans ce navigateur.',
      frame: 'Votre carte est traitée par notre prestataire de paiement, sur sa propre page sécurisée.',
      before: 'En payant, vous acceptez nos ',
      terms: 'conditions de réservation',
      after: '.',
    },
    paying: 'Votre paiement est en cours. Veuillez ne pas fermer cette page…',
  },
  outcome,
};
