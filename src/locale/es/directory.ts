import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Cargando lugares',
      shown: shownOf('es', 'de', { one: '# lugar', other: '# lugares' }),
      more: plural('es', { one: 'Mostrar # lugar más', other: 'Mostrar # lugares más' }),
      empty: 'No se encontraron lugares',
    },
    organizers: {
      loading: 'Cargando organizadores',
      shown: shownOf('es', 'de', { one: '# organizador', other: '# organizadores' }),
      more: plural('es', { one: 'Mostrar # organizador más', other: 'Mostrar # organizadores más' }),
      empty: 'No se encontraron organizadores',
    },
    categories: {
      loading: 'Cargando categorías',
      shown: shownOf('es', 'de', { one: '# categoría', other: '# categorías' }),
      more: plural('es', { one: 'Mostrar # categoría más', other: 'Mostrar # categorías más' }),
      empty: 'No se encontraron categorías',
    },
    tags: {
      loading: 'Cargando etiquetas',
      shown: shownOf('es', 'de', { one: '# etiqueta', other: '# etiquetas' }),
      more: plural('es', { one: 'Mostrar # etiqueta más', other: 'Mostrar # etiquetas más' }),
      empty: 'No se encontraron etiquetas',
    },
  },
  emptyHint: 'Nada coincide con estos filtros, o aún no se ha publicado nada.',

  items: {
    venues: {
      kind: 'Lugar',
      loading: 'Cargando el lugar',
      problems: {
        absent: 'No encontramos este lugar.',
        denied: 'Este lugar no es público.',
        trashed: 'Este lugar ya no figura en el directorio.',
        protected: 'Este lugar está protegido con contraseña.',
      },
    },
    organizers: {
      kind: 'Organizador',
      loading: 'Cargando el organizador',
      problems: {
        absent: 'No encontramos este organizador.',
        denied: 'Este organizador no es público.',
        trashed: 'Este organizador ya no figura en el directorio.',
        protected: 'Este organizador está protegido con contraseña.',
      },
    },
  },
  hints: {
    absent: 'Puede que la ficha se haya eliminado o que el enlace sea incorrecto.',
    denied: 'Puede que la ficha aún no esté publicada. Inicie sesión si tiene acceso.',
    trashed: 'La ficha se ha retirado del calendario.',
    protected: 'Introduzca la contraseña que le han facilitado.',
  },
  hiddenName: 'Protegido con contraseña',

  events: 'Próximos eventos',
  upcoming: plural('es', { one: '# próximo evento', other: '# próximos eventos' }),

  uses: {
    categories: plural('es', { one: '# evento', other: '# eventos' }),
    tags: plural('es', { one: '# entrada', other: '# entradas' }),
  },
  branch: (name) => `${name}: subcategorías`,
  table: 'Tabla',
  partFailed: 'No se pudo cargar esta parte de la página.',
};
