import type { Words } from '../language.ts';

export const words: Words<'restore'> = {
  restore: {
    title: 'Reprendre votre réservation',
    asking: 'Nous redemandons vos chambres…',
    unsearched: { title: 'Nous n’avons pas pu redemander vos chambres' },
    past: {
      title: 'Votre jour d’arrivée est passé',
      text: 'Votre réservation était pour le {date}. Veuillez chercher à d’autres dates.',
    },
    unchanged: 'Tout est de nouveau mis de côté pour vous, exactement comme avant.',
    held: {
      one: 'Votre chambre est de nouveau mise de côté pour vous. Voyez ci-dessous ce qui a changé.',
      many: 'Vos chambres sont de nouveau mises de côté pour vous. Voyez ci-dessous ce qui a changé.',
      other: 'Vos chambres sont de nouveau mises de côté pour vous. Voyez ci-dessous ce qui a changé.',
    },
    toChoose: {
      one: 'La chambre {legs} n’a pas pu être rétablie. Vous la choisirez ensuite.',
      many: 'Les chambres {legs} n’ont pas pu être rétablies. Vous les choisirez ensuite.',
      other: 'Les chambres {legs} n’ont pas pu être rétablies. Vous les choisirez ensuite.',
    },
    rooms: 'Vos chambres',
    room: 'Chambre {leg} : {room}',
    roomUnknown: 'Chambre {leg}',
    became: {
      held: 'De nouveau mise de côté pour vous',
      hold: 'Nous n’avons pas pu mettre cette chambre de côté. Veuillez la choisir à nouveau.',
      room: 'Plus disponible à ces dates. Veuillez choisir une autre chambre.',
      rate: 'Ce tarif n’est plus proposé. Veuillez choisir un autre tarif.',
      unchosen: 'Aucune chambre n’avait encore été choisie.',
    },
    price: {
      same: '{now}, comme avant',
      higher: '{now}, soit {difference} de plus qu’avant ({before})',
      lower: '{now}, soit {difference} de moins qu’avant ({before})',
      lost: '{before} auparavant',
    },
    sum: 'Toutes les chambres',
    addOns: {
      title: 'Vos extras',
      kept: 'De nouveau ajouté',
      gone: 'N’est plus proposé',
      again: 'À choisir à nouveau',
    },
    times: {
      title: 'À choisir à nouveau',
      text: 'Vous aviez choisi ces horaires avant que votre session expire. Ils ne sont pas réservés pour l’instant.',
      entry: '{kind} : {what}',
      kinds: { breakfast: 'Petit déjeuner', dinner: 'Dîner', golf: 'Golf', treatment: 'Spa' },
      pool: 'Accès piscine et spa',
      parts: { Morning: 'Matin', Afternoon: 'Après-midi', Evening: 'Soir' },
    },
    inRoom: 'Chambre {leg}',
    newSearch: 'Nouvelle recherche',
  },
};
