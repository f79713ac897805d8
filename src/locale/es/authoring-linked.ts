import type { LinkedWords } from '../messages/authoring-linked.js';
import { plural } from '../numbers.js';

export const linked: LinkedWords = {
  create: (name) => `Crear «${name}»`,
  createElsewhere: (name) => `Crear «${name}» en otra localidad`,
  takeExisting: 'Usar el que existe',
  recent: 'usado recientemente',
  made: (name) => `«${name}» está guardado y elegido.`,
  noVenue: 'Ningún lugar',
  venueStays: 'Este calendario no puede quitar el lugar de un evento. Elija otro.',
  textStays: 'Este calendario no puede quitar un texto guardado. Escriba otro.',
  searchFailed: 'No se pudo buscar en el servidor. Inténtelo de nuevo.',
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  categories: {
    search: 'Buscar categorías',
    loading: 'Cargando categorías',
    none: 'Ninguna categoría se llama así.',
    found: plural('es', { one: '# categoría', other: '# categorías' }),
    add: 'Añadir una categoría',
    name: { label: 'Nombre de la nueva categoría', missing: 'Introduzca el nombre de la categoría' },
    below: 'Dentro de',
    top: 'En el primer nivel',
    cancel: 'Cancelar',
  },
};
