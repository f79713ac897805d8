import type { AuthoringMessages } from '../messages/authoring.js';
import { plural } from '../numbers.js';
import { image, text } from './authoring-media.js';

const characters = plural('fr', { one: '# caractère', other: '# caractères' });

export const authoring: AuthoringMessages = {
  text,
  image,
  loading: 'Chargement du formulaire',
  problem: 'Il y a un problème',
  errorAt: 'Erreur\u00a0:',
  optional: '(facultatif)',
  tooLong: (label, over) => `«\u00a0${label}\u00a0» dépasse la limite de ${characters(over)}`,
  notUrl: 'Saisissez une adresse web, par exemple https://example.org',
  notEmail: 'Saisissez une adresse e-mail, par exemple nom@example.org',
  refused: (label) => `Le serveur n’accepte pas cette valeur de «\u00a0${label}\u00a0»`,
  refusedName: (name) => `Le serveur n’accepte pas «\u00a0${name}\u00a0»`,

  failures: {
    offline: 'Le serveur est injoignable. Votre saisie est conservée.',
    denied: 'Vous n’avez pas le droit de faire cela. Adressez-vous à l’administration du calendrier.',
    gone: 'Cet élément a été supprimé entre-temps.',
    tooLarge: 'C’est plus que ce que le serveur accepte. Raccourcissez le texte.',
    failed: 'Le serveur a rencontré un problème. Votre saisie est conservée.',
    tooMany: 'Il y a eu trop de tentatives.',
    signedOut: 'Vous n’êtes plus connecté. Connectez-vous, et tout sera enregistré.',
  },
  again: (when) => `Réessayez ${when}.`,
  saving: 'Enregistrement',
  saved: 'Enregistré',
  unsaved: 'Vos modifications ne sont pas enregistrées.',
  keepEditing: 'Continuer',
  discard: 'Abandonner les modifications',

  roles: {
    administrator: 'Administration',
    editor: 'Rédaction en chef',
    author: 'Rédaction',
    contributor: 'Contribution',
    subscriber: 'Lecture seule',
  },

  signIn: {
    title: 'Se connecter',
    name: { label: 'Nom d’utilisateur', missing: 'Saisissez votre nom d’utilisateur' },
    password: { label: 'Mot de passe', missing: 'Saisissez votre mot de passe' },
    remember: 'Rester connecté pendant 30 jours',
    wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect',
    closed: 'On ne peut pas se connecter à ce calendrier ici.',
    noUser: 'Ce calendrier n’a pas encore d’utilisateur. Ouvrez le lien que le service a affiché à son démarrage.',
    signedIn: (name) => `Connecté en tant que ${name}`,
    signedOut: 'Vous êtes déconnecté.',
    signOut: 'Se déconnecter',
    show: 'Afficher le mot de passe',
    links: {
      setup: {
        title: 'Créer le premier utilisateur',
        hint: 'Cet utilisateur a tous les droits et peut en inviter d’autres.',
        submit: 'Créer l’utilisateur',
      },
      invitation: {
        title: 'Accepter l’invitation',
        hint: 'Choisissez un mot de passe, et vous pouvez commencer.',
        submit: 'Créer l’utilisateur',
      },
      password: {
        title: 'Choisir un nouveau mot de passe',
        hint: 'Vous serez déconnecté partout ailleurs.',
        submit: 'Enregistrer le mot de passe',
      },
    },
    invitedAs: (role) => `Vous êtes invité avec le rôle\u00a0: ${role}`,
    newPassword: { label: 'Nouveau mot de passe', missing: 'Choisissez un mot de passe' },
    repeated: { label: 'Nouveau mot de passe, une seconde fois', missing: 'Saisissez le nouveau mot de passe une seconde fois' },
    different: 'Les deux mots de passe sont différents',
    tooShort: (least) => `Choisissez un mot de passe d’au moins ${characters(least)}`,
    zone: {
      label: 'Fuseau horaire du calendrier',
      missing: 'Choisissez un fuseau horaire',
      help: 'Les nouveaux événements suivent son heure.',
    },
    expired: 'Ce lien n’est plus valable.',
    expiredHint: 'Il a déjà servi ou il est trop ancien. Demandez-en un nouveau à l’administration du calendrier.',
  },
};
