import type { Words } from '../language.ts';
import { roomSummary } from './room-summary.ts';

export const words: Words<'summary'> = {
  summary: {
    title: 'Vérifiez votre réservation',
    text: 'Assurez-vous que tout vous convient, puis passez au paiement',
    yourBooking: 'Votre réservation',
    lead: {
      heading: 'Coordonnées du titulaire de la réservation',
      name: 'Nom',
      email: 'E-mail',
      telephone: 'Téléphone',
      address: 'Adresse',
      account: 'Compte',
      accountToCome: 'Créé avec cette réservation',
    },
    terms: 'Modification et annulation',
    requests: {
      heading: 'Vos demandes',
      dogRequirements: 'Chien : nom et race',
      dietaryRequirements: 'Régimes alimentaires ou allergies',
      dinnerBookingRequests: 'Souhaits pour le dîner',
      spaRequests: 'Problèmes de santé',
      specialRequirements: 'Demandes particulières',
    },
    amended: {
      unknown:
        'Votre réservation modifiée ne comprend que ce que vous avez choisi ici. Les tables, départs de golf, horaires de piscine et de spa, soins et extras de l’ancienne ne sont pas repris : choisissez-les à nouveau si vous souhaitez les garder.',
      lost: 'Votre ancienne réservation comprend aussi ce qui suit, et que celle-ci ne comprend pas :',
      again:
        'Les tables, départs de golf, horaires de piscine et de spa de l’ancienne réservation ne sont pas repris non plus. Choisissez à nouveau ce que vous souhaitez garder.',
      times:
        'Les tables, départs de golf, horaires de piscine et de spa de votre ancienne réservation ne sont pas repris : choisissez-les à nouveau si vous souhaitez les garder.',
      included: {
        breakfast: 'Petit déjeuner',
        dinner: 'Dîner',
        golf: 'Golf',
        pool: 'Accès à la piscine',
      },
    },
    submit: 'Passer au paiement',
    failed: 'Votre réservation n’a pas pu être préparée pour le paiement',
    kept: 'Rien n’a été perdu et rien n’a été payé.',
    doubtful:
      'Nous n’avons pas pu savoir si cette réservation a déjà été payée. Veuillez réessayer dans un instant.',
    differing: {
      title: 'Le montant n’est pas le même',
      total:
        'La note de l’hôtel pour cette réservation s’élève à {estate}, et non à {shown} comme indiqué ici. Rien n’a été payé. Veuillez vérifier votre réservation.',
      dueToday:
        'L’hôtel prélèverait {estate} aujourd’hui, et non {shown} comme nous l’avons calculé. Rien n’a été payé. Veuillez vérifier votre réservation.',
      call: 'Si tout y est exact, appelez-nous au {phone} avant de payer.',
      contact: 'Si tout y est exact, contactez-nous avant de payer.',
      contactLink: 'Nous contacter',
    },
  },
  roomSummary,
};
