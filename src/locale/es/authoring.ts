import type { AuthoringMessages } from '../messages/authoring.js';
import { plural } from '../numbers.js';
import { image, text } from './authoring-media.js';

const characters = plural('es', { one: '# carácter', other: '# caracteres' });

export const authoring: AuthoringMessages = {
  text,
  image,
  loading: 'Cargando el formulario',
  problem: 'Hay un problema',
  errorAt: 'Error:',
  optional: '(opcional)',
  tooLong: (label, over) => `A «${label}» le sobran ${characters(over)}`,
  notUrl: 'Escriba una dirección web, por ejemplo https://example.org',
  notEmail: 'Escriba una dirección de correo, por ejemplo nombre@example.org',
  refused: (label) => `El servidor no acepta este valor de «${label}»`,
  refusedName: (name) => `El servidor no acepta «${name}»`,

  failures: {
    offline: 'No se puede acceder al servidor. Lo que ha escrito sigue aquí.',
    denied: 'No tiene permiso para hacer esto. Consulte a quien administra el calendario.',
    gone: 'Esto se ha eliminado entretanto.',
    tooLarge: 'Es más de lo que acepta el servidor. Acorte el texto.',
    failed: 'Algo ha fallado en el servidor. Lo que ha escrito sigue aquí.',
    tooMany: 'Ha habido demasiados intentos.',
    signedOut: 'Su sesión ha terminado. Inicie sesión y se guardará.',
  },
  again: (when) => `Inténtelo de nuevo ${when}.`,
  saving: 'Guardando',
  saved: 'Guardado',
  unsaved: 'Tiene cambios sin guardar.',
  keepEditing: 'Seguir editando',
  discard: 'Descartar los cambios',

  roles: {
    administrator: 'Administración',
    editor: 'Edición',
    author: 'Autoría',
    contributor: 'Colaboración',
    subscriber: 'Solo lectura',
  },

  signIn: {
    title: 'Iniciar sesión',
    name: { label: 'Nombre de usuario', missing: 'Escriba su nombre de usuario' },
    password: { label: 'Contraseña', missing: 'Escriba su contraseña' },
    remember: 'Mantener la sesión iniciada durante 30 días',
    wrong: 'El nombre de usuario o la contraseña no son correctos',
    closed: 'Aquí no se puede iniciar sesión en este calendario.',
    noUser: 'Este calendario aún no tiene usuarios. Abra el enlace que el servicio mostró al arrancar.',
    signedIn: (name) => `Sesión iniciada como ${name}`,
    signedOut: 'Ha cerrado la sesión.',
    signOut: 'Cerrar sesión',
    show: 'Mostrar la contraseña',
    links: {
      setup: {
        title: 'Crear el primer usuario',
        hint: 'Este usuario puede hacerlo todo e invitar a otras personas.',
        submit: 'Crear usuario',
      },
      invitation: { title: 'Aceptar la invitación', hint: 'Elija una contraseña y podrá empezar.', submit: 'Crear usuario' },
      password: {
        title: 'Elegir una contraseña nueva',
        hint: 'Su sesión se cerrará en los demás lugares.',
        submit: 'Guardar la contraseña',
      },
    },
    invitedAs: (role) => `Su función será: ${role}`,
    newPassword: { label: 'Contraseña nueva', missing: 'Elija una contraseña' },
    repeated: { label: 'Contraseña nueva, otra vez', missing: 'Escriba la contraseña nueva otra vez' },
    different: 'Las dos contraseñas son distintas',
    tooShort: (least) => `Elija una contraseña de al menos ${characters(least)}`,
    zone: { label: 'Zona horaria del calendario', missing: 'Elija una zona horaria', help: 'Los eventos nuevos siguen su reloj.' },
    expired: 'Este enlace ya no sirve.',
    expiredHint: 'Ya se ha usado o es demasiado antiguo. Pida uno nuevo a quien administra el calendario.',
  },
};
