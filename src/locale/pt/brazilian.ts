// Read by a native speaker: no.
import type { LanguageMessages } from '../messages/index.js';

/** The messages of Portugal, with what Brazilians say in another way. */
export const messages = (portuguese: LanguageMessages): LanguageMessages => ({
  ...portuguese,

  common: async () => {
    const { statuses, ...same } = await portuguese.common();
    return {
      ...same,
      loading: 'Carregando eventos',
      next: 'Próxima',
      emptyHint: 'Nada corresponde a essas datas e a esses filtros.',
      failed: 'No momento, não é possível mostrar o calendário.',
      allDay: 'O dia todo',
      yourTime: 'seu horário',
      nowOn: 'Acontecendo agora:',
      runs: (day) => `Agora · até ${day}`,
      ended: 'Encerrado',
      statuses: {
        ...statuses,
        movedOnline: 'Agora on-line',
        online: 'On-line',
        hybrid: 'Também on-line',
        pending: 'Aguardando revisão',
        trash: 'Na lixeira',
      },
      share: 'Compartilhar',
      directions: 'Rotas',
      password: 'Senha',
      wrongPassword: 'Senha incorreta. Tente novamente.',
    };
  },

  calendar: async () => ({
    ...(await portuguese.calendar()),
    nextMonth: 'Próximo mês',
    nextYear: 'Próximo ano',
    nextWeek: 'Próxima semana',
    nextWeekend: 'Próximo fim de semana',
    nextDay: 'Próximo dia',
    nextDays: 'Próximos dias',
    hours: (days) => `Grade de horários, ${days}`,
    backTo: (days) => `Voltar para ${days}`,
    ongoing: 'Em andamento',
    chooseView: 'Visualização',
  }),

  controls: async () => {
    const { facets, find, ...same } = await portuguese.controls();
    return {
      ...same,
      facets: { ...facets, tag: 'Tag', online: 'On-line' },
      find: { ...find, tag: 'Procurar uma tag' },
      sharedTags: 'Algumas destas tags podem não ter eventos.',
      loading: 'Carregando',
      further: (count) => same.further(count).replace('escreva', 'digite'),
      noLonger: {
        category: (name) => `A categoria “${name}” não existe mais.`,
        tag: (name) => `A tag “${name}” não existe mais.`,
        venue: (name) => `O local “${name}” não existe mais.`,
        organizer: (name) => `O organizador “${name}” não existe mais.`,
      },
    };
  },

  detail: async () => {
    const { problems, statusNotices, download, ...same } = await portuguese.detail();
    return {
      ...same,
      loading: 'Carregando evento',
      statusNotices: { ...statusNotices, cancelled: 'Cancelado. Este evento não será realizado.' },
      subscribe: 'Assinar',
      calendarFile: 'Arquivo de calendário (.ics)',
      download: (count) => download(count).replace('Transferir', 'Baixar'),
      downloadPart: (part) => `Baixar ${part} (.ics)`,
      subscribeIn: (app) => `Assinar em ${app}`,
      fileFailed: 'Não foi possível criar o arquivo. Tente novamente.',
      joinOnline: 'Participar on-line',
      tags: 'Tags',
      problems: {
        ...problems,
        absent: { title: 'Evento não encontrado.', hint: 'Ele pode ter sido removido, ou o link está errado.' },
        denied: {
          title: 'Este evento não é público.',
          hint: 'Ele pode ainda não estar publicado. Faça login se tiver acesso.',
        },
        trashed: { title: 'Este evento não está mais disponível.', hint: 'Ele foi removido do calendário.' },
        otherKind: { title: 'Isto não é um evento.', hint: 'O link leva a outra coisa neste calendário.' },
        protected: { title: 'Este evento é protegido por senha.', hint: 'Digite a senha que você recebeu.' },
      },
    };
  },

  directory: async () => {
    const { lists, items, hints, ...same } = await portuguese.directory();
    return {
      ...same,
      lists: {
        venues: { ...lists.venues, loading: 'Carregando locais' },
        organizers: { ...lists.organizers, loading: 'Carregando organizadores' },
        categories: { ...lists.categories, loading: 'Carregando categorias' },
        tags: {
          ...lists.tags,
          loading: 'Carregando tags',
          shown: (from, to, total) => lists.tags.shown(from, to, total).replace('etiqueta', 'tag'),
          empty: 'Nenhuma tag encontrada',
        },
      },
      items: {
        venues: {
          ...items.venues,
          loading: 'Carregando local',
          problems: {
            ...items.venues.problems,
            trashed: 'Este local não está mais na lista.',
            protected: 'Este local é protegido por senha.',
          },
        },
        organizers: {
          ...items.organizers,
          loading: 'Carregando organizador',
          problems: {
            ...items.organizers.problems,
            trashed: 'Este organizador não está mais na lista.',
            protected: 'Este organizador é protegido por senha.',
          },
        },
      },
      hints: {
        ...hints,
        absent: 'A página pode ter sido removida, ou o link está errado.',
        denied: 'A página pode ainda não estar publicada. Faça login se tiver acesso.',
        protected: 'Digite a senha que você recebeu.',
      },
      hiddenName: 'Protegido por senha',
    };
  },

  errors: async () => {
    const { expected, ...same } = await portuguese.errors();
    return {
      ...same,
      network: (host) => `Não foi possível acessar ${host}.`,
      timeout: (host) => `${host} demorou muito para responder.`,
      tooLong: (host) => `${host} enviou mais do que cabe em uma página.`,
      doubled: (attribute, namespace) => `${attribute} é longo demais. Informe só a parte antes de ${namespace}.`,
      closed: (host) =>
        `${host} só responde a quem fez login lá. Um plugin de segurança pode ter fechado a API REST para visitantes.`,
      expected: {
        ...expected,
        ids: 'IDs, separados por vírgulas',
        idsOrSlugs: 'IDs ou slugs, separados por vírgulas',
        places: 'o endereço de um arquivo JSON com coordenadas',
        oneServer: 'slugs ou um só base-url, porque cada calendário tem os seus próprios IDs',
      },
    };
  },

  map: async () => {
    const same = await portuguese.map();
    return {
      ...same,
      loading: 'Carregando locais',
      skip: 'Pular o mapa',
      zoomIn: 'Aumentar zoom',
      zoomOut: 'Diminuir zoom',
      wheel: (apple) => `Pressione ${apple ? '⌘' : 'Ctrl'} e role para dar zoom`,
      locating: 'Buscando sua localização…',
      you: 'Você está aqui',
      locateProblems: {
        denied: 'A localização está bloqueada para esta página. Você pode permiti-la nas configurações do navegador.',
        unavailable: 'Não foi possível encontrar sua localização.',
        timeout: 'Encontrar sua localização demorou demais.',
      },
      ask: (host) =>
        `O mapa é carregado de ${host}. Se você o mostrar, esse servidor recebe seu endereço IP e vê qual região você consulta.`,
      refused: 'O mapa está desativado.',
      withdraw: 'Desativar o mapa',
      offline: 'O mapa precisa de uma conexão com a internet.',
    };
  },
});
