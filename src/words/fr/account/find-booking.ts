import type { Words } from '../../language.ts';

export const findBooking: Words<'account'>['account']['findBooking'] = {
  title: 'Retrouver votre réservation',
  intro:
    'Votre numéro de confirmation figure en haut de votre confirmation, et dans l’e-mail que nous vous avons envoyé.',
  number: 'Numéro de confirmation',
  email: 'E-mail',
  submit: 'Rechercher',
  busy: 'Nous cherchons votre réservation…',
  unknown: {
    title: 'Nous n’avons trouvé aucune réservation avec ce numéro et cette adresse e-mail.',
    text: 'Veuillez vérifier les deux. L’adresse e-mail doit être celle qui a servi à la réservation.',
    call: 'Si elle reste introuvable, appelez-nous au {phone}.',
    contact: 'Si elle reste introuvable, contactez-nous.',
    contactLink: 'Nous contacter',
  },
  tooOften: {
    title: 'Trop de tentatives',
    from: 'Aucune recherche n’a été faite. Vous pourrez réessayer à partir de {time}.',
    later: 'Aucune recherche n’a été faite. Veuillez réessayer plus tard.',
    call: 'Si vous avez besoin de votre réservation plus tôt, appelez-nous au {phone}.',
    contact: 'Si vous avez besoin de votre réservation plus tôt, contactez-nous.',
    contactLink: 'Nous contacter',
  },
  failed: 'La recherche de votre réservation a échoué',
  login: 'Se connecter à votre compte',
  stay: {
    heading: 'Votre séjour',
    arrival: 'Arrivée',
    checkIn: 'Arrivée à partir de {time}',
    departure: 'Départ',
    checkOut: 'Départ au plus tard à {time}',
    address: 'Où nous trouver',
    directions: 'Itinéraire',
    paid: 'Payé',
    onArrival: 'Reste à payer à l’arrivée',
  },
  cancelled: 'Cette réservation est annulée.',
  rooms: 'Détails de votre réservation',
  print: 'Imprimer',
  calendar: {
    add: 'Ajouter au calendrier',
    file: 'sejour.ics',
    title: 'Séjour : {room}',
    plain: 'Séjour',
    leg: 'Chambre {leg}',
  },
  another: 'Retrouver une autre réservation',
  change: {
    heading: 'Si vos projets changent',
    call: 'Pour modifier ou annuler votre réservation, appelez-nous au {phone} en indiquant votre numéro de confirmation.',
    contact:
      'Pour modifier ou annuler votre réservation, contactez-nous en indiquant votre numéro de confirmation.',
    contactLink: 'Nous contacter',
    signIn: 'Se connecter pour gérer cette réservation',
    manage: 'Gérer cette réservation',
  },
};
