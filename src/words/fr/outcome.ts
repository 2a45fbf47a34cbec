import type { Words } from '../language.ts';

export const outcome: Words<'payment'>['outcome'] = {
  asking: {
    title: 'Vérification de votre réservation',
    text: 'Nous n’avons pas reçu de réponse au sujet de votre paiement : nous demandons donc à l’hôtel si votre réservation est bien enregistrée. Veuillez ne pas payer une seconde fois.',
    left: 'Vous avez quitté la page de paiement : nous demandons donc à l’hôtel si un paiement a été prélevé. Veuillez ne pas payer une seconde fois.',
    notThere:
      'L’hôtel n’a pas encore de réservation sous votre numéro. Nous continuons à demander, car cela peut prendre une minute.',
    silence: 'Nous n’avons pas encore de réponse de l’hôtel. Nous continuons à demander.',
    askAgain: 'Vérifier à nouveau',
    checking: 'Vérification…',
    call: 'Si vous préférez ne pas attendre, appelez-nous au {phone} en indiquant votre numéro.',
    contact: 'Si vous préférez ne pas attendre, contactez-nous en indiquant votre numéro.',
  },
  payment: 'Paiement de {amount}',
  paymentSent: 'Paiement de {amount}, envoyé le {when}',
  sent: 'Date d’envoi : {when}',
  number: 'Numéro de confirmation :',
  contactLink: 'Nous contacter',
  notBooked: {
    title: 'Nous n’avons aucune réservation sous ce numéro',
    text: 'Nous avons interrogé l’hôtel plusieurs fois : il n’a aucune réservation pour votre paiement. Si votre compte a été débité, appelez-nous avant de réserver à nouveau.',
    framed:
      'Vous avez ouvert la page de paiement : votre paiement a donc pu être prélevé, mais l’hôtel n’a aucune réservation correspondante. Appelez-nous avant de réserver à nouveau.',
    call: 'Appelez-nous au {phone} en indiquant votre numéro.',
    contact: 'Contactez-nous en indiquant votre numéro.',
    anew: 'Commencer une nouvelle réservation',
  },
  sessionGone: {
    title: 'Paiement',
    error: 'Erreur',
    text: 'Nous sommes désolés, votre session de réservation n’est plus active. Veuillez recommencer votre réservation.',
  },
};
