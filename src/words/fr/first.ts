import type { Words } from '../language.ts';

export const words: Words<'first'> = {
  booking: {
    loading: 'Un instant, tout se prépare…',
    unavailable: {
      title: 'Le système de réservation est injoignable',
      text: 'Ce que vous avez saisi est conservé.',
      call: 'Vous pouvez aussi nous appeler au {phone}.',
    },
    broken: {
      title: 'Un problème est survenu sur cette page',
      text: 'Ce que vous avez saisi est conservé.',
    },
  },
  shared: {
    back: 'Retour',
    nextStep: 'Étape suivante',
    continue: 'Continuer',
    close: 'Fermer',
    retry: 'Réessayer',
    remove: 'Retirer',
    edit: 'Modifier',
    about: '{text} : {about}',
    facts: '{before}, {next}',
    editOf: '{text} : {what}',
    room: 'Chambre {leg}',
    guests: {
      adults: { one: '{n} adulte', many: '{n} d’adultes', other: '{n} adultes' },
      children: { one: '{n} enfant', many: '{n} d’enfants', other: '{n} enfants' },
      infants: { one: '{n} bébé', many: '{n} de bébés', other: '{n} bébés' },
    },
    dogs: { one: '{n} chien', many: '{n} de chiens', other: '{n} chiens' },
    nights: { one: '{n} nuit', many: '{n} de nuits', other: '{n} nuits' },
    fieldErrors: {
      required: 'Le champ « {label} » est obligatoire',
      emailInvalid: '{label} : veuillez saisir une adresse valide',
      telephoneInvalid: 'Le numéro de téléphone n’est pas valide.',
      timeRequired: 'Veuillez choisir un horaire',
      leadGuestRequired: 'Veuillez indiquer qui est le titulaire de la réservation',
      addressRequired: 'Veuillez sélectionner une adresse.',
      passwordsDiffer: 'Les mots de passe doivent être identiques',
      passwordTooShort: '8 caractères minimum',
      dogInformationRequired: 'Veuillez indiquer le nom et la race de chaque chien.',
      termsRequired: 'Votre accord est nécessaire : {label}',
      sixDigits: 'Le code doit compter exactement 6 chiffres',
    },
    failures: {
      offline: 'La connexion a échoué. Veuillez la vérifier et réessayer.',
      timeout: 'Cela prend plus longtemps que prévu. Veuillez réessayer.',
      other: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    },
  },
  ui: {
    frame: {
      heading: 'Réserver une chambre',
      cancel: 'Annuler',
      signIn: 'Se connecter',
      steps: ['Dates et voyageurs', 'Chambres et tarifs', 'Extras', 'Coordonnées', 'Paiement'],
      progress: 'Étapes de la réservation',
      position: 'Étape {step} sur {steps} : {name}',
      // Agrees with 'étape'.
      done: '{step}, terminée',
    },
    longWait: 'L’attente est un peu plus longue que d’habitude. Merci de votre patience.',
  },
  controls: {
    amending: 'Modification de la réservation {id}',
    dates: 'du {from} au {to}',
    newSearch: {
      title: 'Lancer une nouvelle recherche ?',
      text: 'Nous vous gardons une chambre. Une nouvelle recherche la libère.',
      confirm: 'Nouvelle recherche',
      cancel: 'Garder ma réservation',
    },
    leave: {
      title: 'Abandonner votre réservation ?',
      text: 'Vous devrez tout recommencer !',
      confirm: 'Abandonner la réservation',
      stay: 'Poursuivre la réservation',
    },
    idle: {
      title: 'Êtes-vous toujours là ?',
      // The seconds stand behind a colon: they count down to 1.
      text: 'Votre session de réservation va bientôt expirer. Secondes restantes : {n}. Souhaitez-vous continuer ?',
      confirm: 'Oui',
    },
    bill: {
      show: 'Récapitulatif',
      title: 'Récapitulatif de la réservation',
      total: 'Total',
    },
    disclosure: { more: 'En savoir plus', less: 'Masquer' },
    gallery: {
      label: 'Photos : {label}',
      previous: 'Photo précédente',
      next: 'Photo suivante',
      position: 'Photo {n} sur {count}',
      alt: '{label}, photo {n} sur {count}',
    },
    stepper: { fewer: 'Moins : {label}', more: 'Plus : {label}' },
    telephone: {
      country: 'Indicatif',
      looksWrong: 'Ce numéro semble trop court ou trop long. Veuillez le vérifier.',
    },
    select: { placeholder: 'Veuillez choisir…' },
    date: { none: 'Choisir une date' },
    calendar: {
      back: 'Précédent',
      next: 'Suivant',
      unavailable: 'indisponible',
      closed: 'non proposé',
      minimumStay: '{n} nuits min.',
    },
    // Agrees with 'horaire'.
    chip: { taken: 'déjà pris' },
    newWindow: 's’ouvre dans un nouvel onglet',
  },
  start: {
    title: 'Réserver une chambre',
    expired: { title: 'Session expirée', text: 'Votre session de réservation a expiré.' },
    restore: 'Reprendre votre réservation',
    error: { title: 'Erreur', text: 'Une erreur est survenue. Veuillez réessayer.' },
    anonymous: {
      title: 'Réserver sans compte',
      missed: 'Sans compte, vous ne pourrez pas :',
      benefits: [
        'voir toutes vos réservations en un seul endroit',
        'modifier facilement une réservation',
        'surclasser votre séjour',
      ],
      button: 'Commencer la réservation',
    },
    login: { title: 'Se connecter ou s’inscrire', username: 'Identifiant', register: 'S’inscrire' },
  },
  login: {
    password: 'Mot de passe',
    button: 'Se connecter',
    checking: 'Vérification de vos identifiants…',
    unknown: 'Nous ne trouvons aucun compte qui corresponde à ces informations.',
    forgotten: 'Mot de passe oublié ?',
    reminder: 'Le réinitialiser',
  },
};
