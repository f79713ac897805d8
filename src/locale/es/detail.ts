import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Cargando el evento',
  kind: 'Evento',
  when: 'Cuándo',
  where: 'Dónde',
  cost: 'Precio',
  organizers: 'Organiza',
  tags: 'Etiquetas',
  related: 'También puede interesarle',
  adjacent: 'Eventos anterior y siguiente',

  statuses: {
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    rescheduled: 'Nueva fecha',
    movedOnline: 'Pasa a ser en línea',
    draft: 'Borrador',
    pending: 'Pendiente de revisión',
    private: 'Privado',
    future: 'Publicación programada',
    trash: 'En la papelera',
    hidden: 'Fuera de los listados',
  },

  problems: {
    absent: { title: 'Este evento no existe.', hint: 'Puede que se haya eliminado o que el enlace sea incorrecto.' },
    denied: {
      title: 'Este evento no es público.',
      hint: 'Puede que aún no esté publicado. Inicie sesión para verlo si tiene permiso.',
    },
    trashed: { title: 'Este evento ya no está disponible.', hint: 'Se ha enviado a la papelera.' },
    otherKind: { title: 'Esto no es un evento.', hint: 'El enlace lleva a otra cosa de este calendario.' },
    protected: { title: 'Este evento está protegido con contraseña.', hint: 'Introduzca la contraseña que le han facilitado.' },
  },
};
