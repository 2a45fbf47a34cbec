import type { Words } from '../language.ts';

export const words: Words<'details'> = {
  details: {
    title: 'Coordonnées du titulaire de la réservation',
    memberTitle: 'Vos coordonnées',
    signIn: 'Connectez-vous, et vos coordonnées se rempliront d’elles-mêmes.',
    error: 'Erreur',
    errorSummary: 'Veuillez vérifier ces réponses',
    problems: {
      emailNotValid: 'L’adresse e-mail n’est pas valide.',
      emailCheckFailed: 'L’adresse e-mail n’a pas pu être vérifiée.',
      telephoneNotValid: 'Le numéro de téléphone n’est pas valide.',
      telephoneCheckFailed: 'Le numéro de téléphone n’a pas pu être vérifié.',
    },
    leadBooker: {
      question: 'Qui est le titulaire de la réservation ?',
      someoneElse: 'Une autre personne',
    },
    fields: {
      title: 'Civilité',
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'E-mail',
      emailInMessages: 'Adresse e-mail',
      telephone: 'Téléphone',
    },
    address: {
      heading: 'Adresse',
      country: 'Pays',
      search: 'Trouver votre adresse par code postal',
      find: 'Rechercher',
      found: 'Choisissez votre adresse',
      placeholder: 'Veuillez choisir…',
      enterManually: 'Saisir l’adresse moi-même',
      lookUp: 'Rechercher une adresse',
      line1: 'Adresse, première ligne',
      line2: 'Adresse, deuxième ligne (facultatif)',
      city: 'Ville',
      postCode: 'Code postal',
      finding: 'Recherche d’adresses…',
      count: {
        one: '{n} adresse trouvée',
        many: '{n} d’adresses trouvées',
        other: '{n} adresses trouvées',
      },
      nothingFound:
        'Nous n’avons trouvé aucune adresse pour ce code postal. Vérifiez-le, ou saisissez votre adresse vous-même.',
      failed: 'La recherche d’adresses a échoué. Réessayez, ou saisissez votre adresse vous-même.',
    },
    questions: {
      heading: 'Encore quelques questions',
      rooms: 'Questions pour',
      room: 'Chambre {leg}',
      ofRoom: '{text} ({names})',
      dogs: {
        label: 'Chien : nom et race',
        placeholder: {
          one: 'Indiquez-nous le nom et la race de votre chien.',
          many: 'Indiquez-nous le nom et la race de vos chiens.',
          other: 'Indiquez-nous le nom et la race de vos chiens.',
        },
      },
      dietary: {
        label: 'Régimes alimentaires ou allergies (facultatif)',
        placeholder: {
          one: 'Y a-t-il un régime alimentaire ou une allergie à nous signaler pour {names} ?',
          other: 'Y a-t-il un régime alimentaire ou une allergie à nous signaler pour {names} ?',
          unnamed: 'Y a-t-il un régime alimentaire ou une allergie à nous signaler ?',
        },
      },
      dinner: {
        label: 'Souhaits pour le dîner (facultatif)',
        placeholder: 'Dites-nous à quelle heure vous aimeriez dîner, et tout autre souhait pour votre table.',
      },
      spa: {
        label: 'Problèmes de santé pouvant affecter vos soins au spa (facultatif)',
        placeholder: 'Indiquez-nous tout problème de santé ou traitement médical en cours.',
      },
      special: {
        label: 'Demandes particulières (facultatif)',
        placeholder:
          'Dites-nous si vous souhaitez un lit bébé ou des oreillers hypoallergéniques, ou si vous célébrez une occasion particulière.',
      },
    },
    terms: {
      before: 'J’accepte la ',
      privacy: 'politique de confidentialité',
      between: ' et les ',
      termsOfUse: 'conditions d’utilisation',
      inMessages: 'Politique de confidentialité et conditions d’utilisation',
    },
    account: {
      heading: 'Créer un compte (facultatif)',
      benefits: [
        'Voir toutes vos réservations en un seul endroit',
        'Modifier facilement une réservation',
        'Surclasser votre séjour',
      ],
      password: 'Mot de passe',
      choose:
        'Choisissez un mot de passe d’au moins 8 caractères, et votre compte sera créé avec cette réservation.',
      passwordAgain: 'Confirmer le mot de passe',
      joinMailingList: 'Recevoir la newsletter (facultatif)',
      listNeedsPassword: 'La newsletter est liée à un compte : choisissez un mot de passe ci-dessus.',
      interests: 'Quels sujets vous intéressent ?',
      interest: {
        spa: 'Spa',
        golf: 'Golf',
        dining: 'Restauration',
        events: 'Événements',
        rooms: 'Chambres',
        offers: 'Offres',
      },
    },
    submit: 'Vérifier la réservation',
    toPayment: 'Passer au paiement',
  },
};
