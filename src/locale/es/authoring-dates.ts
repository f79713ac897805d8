import type { DateWords } from '../messages/authoring-dates.js';

export const dates: DateWords = {
  publishOn: { label: 'Publicar el', missing: 'Escriba cuándo se publica' },
  schedule: 'Programar',
  publishesOn: (time, zone) => `Se publicará el ${time}, ${zone}.`,
  publishesAtOnce: 'Ya ha pasado: se publica enseguida.',
  chooseDays: 'Elegir los días en un calendario',
  daysHint: 'Elija el primer día y, si son varios, también el último.',
  alsoOn: { label: 'También en estas fechas', missing: 'Elija un día' },
  alsoOnHint: 'Se crea un evento propio para cada día que elija, a la misma hora.',
  making: (number, total) => `Guardando el evento ${number} de ${total}`,
  madeAll: (days) => `Hay un evento en cada una de estas fechas: ${days}.`,
  madeSome: (days) => `Estos eventos ya existen: ${days}. Al intentarlo de nuevo se crean los demás.`,
};
