/** What is read of tables: CSV of programs, and rows that were pasted from a spreadsheet. */
import { describe, expect, it } from 'vitest';
import type { ReadEvent, ReadTable } from '../../../src/service/importing/read-events.js';
import { readFile, type FileRead } from '../../../src/service/importing/read-file.js';

const read = (bytes: Buffer | string, table?: ReadTable): FileRead =>
  readFile({
    bytes: Buffer.from(bytes),
    options: { now: Date.parse('2026-11-27T12:00:00Z'), zone: 'Europe/Berlin', table },
  });

function eventsOf(bytes: Buffer | string, table?: ReadTable): readonly ReadEvent[] {
  const found = read(bytes, table);
  if ('problem' in found) throw new Error(found.problem);
  return found.events;
}

const leftOutOf = (text: string) => {
  const found = read(text);
  return 'problem' in found ? found.problem : found.leftOut.map(({ row, title, reason }) => [row, title, reason]);
};

const timesOf = (bytes: Buffer | string, table?: ReadTable) =>
  eventsOf(bytes, table).map(({ start_date, end_date }) => [start_date, end_date]);

/** The order of days alone. */
const ordered = (order: ReadTable['order']): ReadTable => ({ columns: [], order });

describe('tables of programs', () => {
  it('Excel in German: semicolons, Windows-1252, days first, a town beside the venue', () => {
    const file = Buffer.from(
      'Titel;Datum;Beginn;Ende;Veranstaltungsort;Ort;Eintritt;Kategorie;Webseite;Nr.\r\n' +
        'Jazz für Größen;03.04.2027;19:30;22:00;Werft;Köln;12,50 \x80;Musik, Jazz;https://werft.example/;17\r\n' +
        '"Lesung; mit Pause";13.4.27;19 Uhr;;Bücherei;;frei;;;18\r\n',
      'latin1',
    );
    const [jazz, reading] = eventsOf(file);
    expect(jazz).to.deep.include({
      key: '17',
      title: 'Jazz für Größen',
      start_date: '2027-04-03 19:30:00',
      end_date: '2027-04-03 22:00:00',
      timezone: 'Europe/Berlin',
      all_day: false,
      places: [{ text: 'Werft, Köln' }],
      cost: '12,50 €',
      categories: [{ name: 'Musik' }, { name: 'Jazz' }],
      website: 'https://werft.example/',
    });
    expect(reading).to.deep.include({ title: 'Lesung; mit Pause', start_date: '2027-04-13 19:00:00', cost: 'frei' });
  });

  it('Google: months first by the whole column, whole days, nothing private', () => {
    const text =
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\n' +
      'Exam,03/04/2027,10:00 AM,03/04/2027,1:00 PM,False,"Bring <b>pens</b>,\npaper",Columbia,True\n' +
      'Concert,03/04/2027,7:30 PM,03/05/2027,1:00 AM,False,See https://club.example/,"Blue Note, Kiel",False\n' +
      'Fair,05/30/2027,,06/01/2027,,True,,,False\n';
    const [concert, fair] = eventsOf(text);
    expect(concert).to.deep.include({
      start_date: '2027-03-04 19:30:00',
      end_date: '2027-03-05 01:00:00',
      description: 'See <a href="https://club.example/">https://club.example/</a>',
      places: [{ text: 'Blue Note, Kiel' }],
    });
    expect(fair).to.deep.include({
      all_day: true,
      start_date: '2027-05-30 00:00:00',
      end_date: '2027-06-01 23:59:59',
    });
    expect(leftOutOf(text)).to.deep.equal([[2, '', 'private']]);
  });

  it('Outlook in German, in UTF-16 with tabs: whole days that end with the midnight after them', () => {
    const text =
      'Betreff\tBeginnt am\tBeginnt um\tEndet am\tEndet um\tGanztägiges Ereignis\tKategorien\tOrt\tPrivat\r\n' +
      'Fest\t14.5.2027\t00:00:00\t16.5.2027\t00:00:00\tEin\tFest\tHafen\tAus\r\n' +
      'Markt\t20.5.2027\t08:00:00\t20.5.2027\t12:00:00\tAus\t\tPlatz\tAus\r\n';
    const [fest, markt] = eventsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(fest).to.deep.include({ all_day: true, end_date: '2027-05-15 23:59:59', places: [{ text: 'Hafen' }] });
    expect(markt).to.deep.include({ all_day: false, start_date: '2027-05-20 08:00:00' });
  });

  it('The Events Calendar: its headings, zones of events', () => {
    const [event] = eventsOf(
      'EVENT NAME,EVENT DESCRIPTION,EVENT VENUE NAME,EVENT ORGANIZER NAME,EVENT START DATE,EVENT START TIME,EVENT END DATE,EVENT END TIME,TIMEZONE,ALL DAY EVENT,EVENT CATEGORY,EVENT COST,EVENT WEBSITE\n' +
        'Trio,<p>Three.</p>,Blue Note,Jazz club,2027-03-04,19:30:00,2027-03-04,22:00:00,America/New_York,FALSE,Music,5,https://club.example\n',
    );
    expect(event).to.deep.include({
      title: 'Trio',
      description: '<p>Three.</p>',
      places: [{ text: 'Blue Note' }],
      organizers: [{ organizer: 'Jazz club' }],
      start_date: '2027-03-04 19:30:00',
      timezone: 'America/New_York',
      cost: '5',
    });
  });

  it.each([
    ['French', 'Titre;Date de début;Heure de début;Lieu;Ville\nBal;3 avril 2027;19h30;Salle;Nice', 'Salle, Nice'],
    ['Spanish', 'Título;Fecha;Hora;Lugar;Ciudad\nBaile;3 de abril de 2027;19.30;Sala;Cádiz', 'Sala, Cádiz'],
    ['Arabic', 'العنوان;التاريخ;الوقت;المكان;المدينة\nحفلة;٣ أبريل ٢٠٢٧;٧:٣٠ م;قاعة;القاهرة', 'قاعة, القاهرة'],
    ['Excel', 'sep=;\nName;Date;Time;Venue\nBall;46480;0,8125;Hall', 'Hall'],
    ['words', 'Name,When,Where\nBall,"Saturday, April 3, 2027 7:30 pm",Hall', 'Hall'],
  ])('%s', (_, text, place) => {
    const [event] = eventsOf(text);
    expect([event!.start_date, event!.places]).to.deep.equal(['2027-04-03 19:30:00', [{ text: place }]]);
  });
});

describe('the order of days', () => {
  const head = 'Title,Date\n';

  it('is that which the whole column has', () => {
    expect(timesOf(`${head}A,03/04/2027\nB,13/04/2027`).map(([start]) => start)).to.deep.equal([
      '2027-04-03 00:00:00',
      '2027-04-13 00:00:00',
    ]);
  });

  it.each([
    ['open', `${head}A,03/04/2027`],
    ['both', `${head}A,13/04/2027\nB,04/13/2027`],
  ])('is asked where it is %s', (_, text) => {
    expect(read(text)).to.deep.include({
      problem: 'day_order',
      table: {
        columns: [
          { heading: 'Title', means: 'title' },
          { heading: 'Date', means: 'start_date' },
        ],
        order: null,
      },
    });
  });

  it('is that which was chosen, where the column leaves it open', () => {
    const text = `${head}A,03/04/2027`;
    expect(timesOf(text, ordered('day'))[0]![0]).to.equal('2027-04-03 00:00:00');
    expect(timesOf(text, ordered('month'))[0]![0]).to.equal('2027-03-04 00:00:00');
    expect(timesOf(`${head}A,13/04/2027`, ordered('month'))[0]![0]).to.equal('2027-04-13 00:00:00');
  });

  it('is no question where it makes no difference', () => {
    expect(timesOf(`${head}A,04/04/2027`)[0]![0]).to.equal('2027-04-04 00:00:00');
  });
});

describe('columns', () => {
  it('mean what was chosen, by their headings', () => {
    const text = 'Wer,Wann,Title\nChor,2027-04-03,Probe';
    const columns = [
      { heading: 'Wer', means: 'title' },
      { heading: 'Title', means: null },
    ] as const;
    expect(eventsOf(text, { columns, order: null })[0]!.title).to.equal('Chor');
  });

  it('of the same heading are chosen one by one', () => {
    const text = 'Titel;Datum;Ort;Ort\nChor;2027-04-03;Kiel;Werft';
    const columns = [
      { heading: 'Ort', means: 'town' },
      { heading: 'Ort', means: 'place' },
    ] as const;
    expect(eventsOf(text, { columns, order: null })[0]!.places).to.deep.equal([{ text: 'Werft, Kiel' }]);
    const guessed = read(text) as { table: ReadTable };
    expect(eventsOf(text, guessed.table)[0]!.places).to.deep.equal([{ text: 'Kiel, Werft' }]);
  });

  it('are shown where none is known', () => {
    expect(read('Foo,Bar\n1,2')).to.deep.include({
      problem: 'no_columns',
      table: {
        columns: [
          { heading: 'Foo', means: null },
          { heading: 'Bar', means: null },
        ],
        order: null,
      },
    });
  });
});

describe('times', () => {
  const times = (date: string, time: string, end = '') =>
    timesOf(`Title\tDate\tTime\tEnd\nA\t${date}\t${time}\t${end}`)[0];

  it.each([
    ['2027-04-03', '19:00–21:00', '', '2027-04-03 19:00:00', '2027-04-03 21:00:00'],
    ['2027-04-03', '9 pm', '2 am', '2027-04-03 21:00:00', '2027-04-04 02:00:00'],
    ['Sa, 03.04.2027', '19:00', '05.04.2027', '2027-04-03 19:00:00', '2027-04-05 19:00:00'],
    ['2027-04-03T19:00', '', '2027-04-03 20:00', '2027-04-03 19:00:00', '2027-04-03 20:00:00'],
    ['20270403', '12:00 am', '', '2027-04-03 00:00:00', '2027-04-03 00:00:00'],
  ])('%s %s to %s', (date, time, end, start_date, end_date) => {
    expect(times(date, time, end)).to.deep.equal([start_date, end_date]);
  });

  it('broken rows are left out with their numbers', () => {
    expect(
      leftOutOf(
        'Title,Date,Time,End\nA,2027-04-03,19:00,\n\n,2027-04-03,,\nB,30.02.2027,,\nC,2027-04-03,25:00,\nD,2027-04-03,19:00,late\nA,2027-04-03,19:00,\nE,2001-01-01,,',
      ),
    ).to.deep.equal([
      [4, '', 'no_title'],
      [5, 'B', 'no_start'],
      [6, 'C', 'no_start'],
      [7, 'D', 'no_end'],
      [8, 'A', 'twice'],
      [9, 'E', 'too_old'],
    ]);
  });
});

describe('hostile tables', () => {
  it.each([
    ['an empty file', ''],
    ['a page', '<html>\nTitle,Date\nA,2027-01-01'],
    ['JSON', '{"Title":1,\n"Date":2}'],
    ['a spreadsheet itself', 'PK\x03\x04\0,\n\0,'],
    ['headings alone', 'Title,Date\n'],
  ])('%s holds no calendar', (_, text) => {
    expect(read(text)).to.deep.include({ problem: 'no_calendar' });
  });

  it('10,001 rows are too many, 10,000 are not', () => {
    const rows = (count: number) =>
      `Title,Date\n${Array.from({ length: count }, (_, index) => `Event ${index},2027-01-01`).join('\n')}\n`;
    expect(read(rows(10_001))).to.deep.include({ problem: 'too_many' });
    expect(eventsOf(rows(10_000))).to.have.length(10_000);
  });

  it('huge fields are cut or left out, and what comes after them is read', () => {
    const huge = 'x'.repeat(3_000_000);
    const text = `Title,Date,Description,Price,Venue\n${huge},2027-01-01,,${huge},${huge}\nB,2027-01-01,${huge},,\nC,2027-01-01,,,`;
    const events = eventsOf(text);
    expect(events[0]!.title.length).to.be.at.most(500);
    expect(events[0]!.cost.length).to.equal(200);
    expect(events[0]!.places[0]!.text.length).to.equal(1000);
    expect(events.at(-1)!.title).to.equal('C');
  });

  it('formulas and tags are text, scripts go, addresses are of the web', () => {
    const [event] = eventsOf(
      'Title,Date,Description,Link\n"=HYPERLINK(""http://x"")<b>",2027-01-01,"<p>Hi<script>alert(1)</script></p>",javascript:alert(1)',
    );
    expect(event).to.deep.include({
      title: '=HYPERLINK("http://x")&lt;b&gt;',
      description: '<p>Hi</p>',
      website: '',
    });
  });

  it('with a zone of a hundred thousand parts are read in the zone of the calendar', () => {
    const events = eventsOf(`Title,Date,Time zone\nTrio,2027-01-01,${'a/'.repeat(100_000)}`);
    expect(events.map(({ title, timezone }) => [title, timezone])).to.deep.equal([['Trio', 'Europe/Berlin']]);
  });

  it('names of members of objects are headings like others', () => {
    const text = '__proto__,constructor,Title,Date\n1,2,A,2027-01-01';
    const found = read(text, { columns: [{ heading: '__proto__', means: 'id' }], order: null });
    expect(found).to.have.property('events').with.length(1);
    expect(eventsOf(text)[0]).to.deep.include({ title: 'A', uid: '' });
    expect(({} as Record<string, unknown>).id).to.equal(undefined);
  });

  it('a quote that is never closed ends with the file', () => {
    expect(eventsOf('Title,Date\nA,2027-01-01\n"B,2027-01-02\nC,2027-01-03\n')[0]!.title).to.equal('A');
  });
});
