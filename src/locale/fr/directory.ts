import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Chargement des lieux',
      shown: shownOf('fr', 'sur', { one: '# lieu', other: '# lieux' }),
      more: plural('fr', { one: 'Afficher # lieu de plus', other: 'Afficher # lieux de plus' }),
      empty: 'Aucun lieu trouvé',
    },
    organizers: {
      loading: 'Chargement des organisateurs',
      shown: shownOf('fr', 'sur', { one: '# organisateur', other: '# organisateurs' }),
      more: plural('fr', { one: 'Afficher # organisateur de plus', other: 'Afficher # organisateurs de plus' }),
      empty: 'Aucun organisateur trouvé',
    },
    categories: {
      loading: 'Chargement des catégories',
      shown: shownOf('fr', 'sur', { one: '# catégorie', other: '# catégories' }),
      more: plural('fr', { one: 'Afficher # catégorie de plus', other: 'Afficher # catégories de plus' }),
      empty: 'Aucune catégorie trouvée',
    },
    tags: {
      loading: 'Chargement des mots-clés',
      shown: shownOf('fr', 'sur', { one: '# mot-clé', other: '# mots-clés' }),
      more: plural('fr', { one: 'Afficher # mot-clé de plus', other: 'Afficher # mots-clés de plus' }),
      empty: 'Aucun mot-clé trouvé',
    },
  },
  emptyHint: 'Rien ne correspond à ces filtres, ou rien n’a encore été publié.',

  items: {
    venues: {
      kind: 'Lieu',
      loading: 'Chargement du lieu',
      problems: {
        absent: 'Ce lieu est introuvable.',
        denied: 'Ce lieu n’est pas public.',
        trashed: 'Ce lieu n’est plus répertorié.',
        protected: 'Ce lieu est protégé par un mot de passe.',
      },
    },
    organizers: {
      kind: 'Organisateur',
      loading: 'Chargement de l’organisateur',
      problems: {
        absent: 'Cet organisateur est introuvable.',
        denied: 'Cet organisateur n’est pas public.',
        trashed: 'Cet organisateur n’est plus répertorié.',
        protected: 'Cet organisateur est protégé par un mot de passe.',
      },
    },
  },
  hints: {
    absent: 'La fiche a peut-être été supprimée, ou le lien est erroné.',
    denied: 'La fiche n’est peut-être pas encore publiée. Connectez-vous si vous y avez accès.',
    trashed: 'La fiche a été retirée du calendrier.',
    protected: 'Saisissez le mot de passe qui vous a été communiqué.',
  },
  hiddenName: 'Protégé par un mot de passe',

  events: 'Événements à venir',
  upcoming: plural('fr', { one: '# événement à venir', other: '# événements à venir' }),

  uses: {
    categories: plural('fr', { one: '# événement', other: '# événements' }),
    tags: plural('fr', { one: '# contenu', other: '# contenus' }),
  },
  branch: (name) => `${name}\u00a0: sous-catégories`,
  table: 'Tableau',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
};
