// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Para o proprietário do site',
  network: (host) => `Não foi possível contactar ${host}.`,
  timeout: (host) => `${host} demorou demasiado a responder.`,
  cors: (host) => `${host} não permite que esta página o leia.`,
  shape: (host, line) => `A resposta de ${host} não contém dados de calendário.${line ? ` Começa por “${line}”.` : ''}`,
  tooLong: (host) => `${host} enviou mais do que cabe numa página.`,
  leftOut: plural('pt', {
    one: 'Não foi possível mostrar uma entrada.',
    other: 'Não foi possível mostrar # entradas.',
  }),
  missingFrom: (hosts) => `Faltam os eventos de ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} não tem um calendário neste endereço.${namespaces && ` Os espaços de nomes existentes: ${namespaces}.`}`,
  missingPlugin: 'No WordPress, um plugin como o The Events Calendar fornece um.',
  doubled: (attribute, namespace) => `${attribute} é demasiado longo. Indique só a parte antes de ${namespace}.`,
  denied: 'Este conteúdo não é público.',
  closed: (host) =>
    `${host} só responde a quem lá iniciou sessão. Um plugin de segurança pode ter fechado a API REST a visitantes.`,
  http: (host, status) => `${host} não conseguiu responder (erro ${status}).`,
  refused: (attributes) => `O calendário não aceita ${attributes}.`,
  unreadable: (attribute, expected) => `Não é possível ler ${attribute}. Valor esperado: ${expected}.`,
  unset: (attribute) => `Falta o atributo ${attribute}.`,

  expected: {
    text: 'texto',
    date: 'uma data como 2026-12-31',
    integer: 'um número inteiro',
    positive: 'um número inteiro, 1 ou mais',
    number: 'um número',
    boolean: 'true ou false',
    weekday: '1 (segunda-feira) a 7 (domingo)',
    zone: 'um fuso horário como Europe/Berlin',
    url: 'um endereço como https://example.org/wp-json, sem outras aspas',
    ids: 'ID, separados por vírgulas',
    idsOrSlugs: 'ID ou slugs, separados por vírgulas',
    tiles: 'um endereço http ou https com {z}, {x} e {y}',
    geocoder: 'um endereço http ou https com {address}',
    places: 'o endereço de um ficheiro JSON com coordenadas',
    oneServer: 'slugs ou um só base-url, porque cada calendário tem os seus próprios ID',
    choice: (choices) => `um de ${choices}`,
  },
};
