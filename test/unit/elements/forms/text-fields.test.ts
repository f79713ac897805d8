import { describe, expect, it } from 'vitest';
import { flagField, textField, type TextOptions } from '../../../../src/authoring/forms/text-fields.js';
import { linkFields, placeFields, signInFields } from '../../../../src/authoring/forms/sign-in-fields.js';
import { formContext } from './form-context.js';

const form = await formContext();
const { words } = form;
const field = (own: Partial<TextOptions> = {}) =>
  textField({ name: 'website', words: ({ event }) => event.fields.website, ...own });

describe('a text', () => {
  it.each([
    ['url', 'https://a.example/?x=1', undefined],
    ['url', ' http://a.example ', undefined],
    ['url', 'a.example', words.notUrl],
    ['url', 'javascript:alert(1)', words.notUrl],
    ['url', 'mailto:a@b.example', words.notUrl],
    ['email', 'a@b.example', undefined],
    ['email', 'a@b', words.notEmail],
    ['email', 'a b@c.example', words.notEmail],
    ['email', '@b.example', words.notEmail],
    ['text', 'javascript:alert(1)', undefined],
  ] as const)('of type %s is checked: %j', (type, value, problem) => {
    expect(field({ type }).check!(value, form)).to.equal(problem);
  });

  it('may be as long as the server takes it, counted as it is sent', () => {
    const short = { maxLength: 5 };
    expect(field(short).check!(' 12345 ', form)).to.equal(undefined);
    expect(field(short).check!('1234567', form)).to.equal(words.tooLong('Website', 2));
    expect(field({ ...short, isHtml: true }).check!('a & b', form)).to.equal(words.tooLong('Website', 4));
  });

  it('is sent without blanks around it, and as text where it is HTML on the wire', () => {
    expect(field().write(' a < b ', form)).to.deep.equal({ website: 'a < b' });
    expect(field({ isHtml: true, wire: 'title' }).write(' a < b & c ', form)).to.deep.equal({
      title: 'a &lt; b &amp; c',
    });
    expect([field().isEmpty('  '), field().isEmpty(' x')]).to.deep.equal([true, false]);
  });

  it('of the wire that is no text is none', () => {
    expect([null, 7, ['x'], undefined].map((website) => field().read({ website }, form))).to.deep.equal([
      '',
      '',
      '',
      '',
    ]);
  });

  it('is checked by its own rule once it has its form', () => {
    const check = (value: string) => (value === 'http://a.example/' ? 'no' : undefined);
    const own = field({ type: 'url', check });
    expect(['x', 'http://a.example/', 'http://b.example/'].map((value) => own.check!(value, form))).to.deep.equal([
      words.notUrl,
      'no',
      undefined,
    ]);
  });
});

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['1', false],
  [undefined, false],
])('a box is ticked where the wire has %j: %s', (featured, isOn) => {
  const box = flagField({ name: 'featured', words: ({ event }) => event.fields.featured });
  expect([box.read({ featured }, form), box.write(isOn, form)]).to.deep.equal([isOn, { featured: isOn }]);
});

describe('the fields of those who sign in', () => {
  const sent = (fields: ReturnType<typeof signInFields>) => fields.flatMap((one) => Object.keys(one.write('', form)));

  it('send a name and a password, and never whether it is shown', () => {
    expect(sent(signInFields(true))).to.deep.equal(['name', 'password', 'remember']);
  });

  it.each([
    [{ purpose: 'setup' }, ['name', 'password']],
    [{ purpose: 'invitation' }, ['name', 'password']],
    // Whoever has a name already keeps it.
    [{ purpose: 'password' }, ['password']],
  ])('of a link for %j send %j', (invitation, names) => {
    expect(sent(linkFields(invitation as Parameters<typeof linkFields>[0], false))).to.deep.equal(names);
  });

  it('of a first user send time zone and currency, where the command sets none', () => {
    const asked = { purpose: 'setup' } as Parameters<typeof placeFields>[0];
    expect(sent(placeFields(asked))).to.deep.equal(['time_zone', 'currency']);
    expect(placeFields({ ...asked, timeZone: 'Europe/Berlin', currency: 'EUR' })).to.deep.equal([]);
  });

  it('take a new password that is long enough, twice the same', async () => {
    const around = await formContext({ values: { password: 'correct horse' } });
    const [, password, repeated] = linkFields({ purpose: 'invitation' } as Parameters<typeof linkFields>[0], false);
    expect(['123456789', '1234567890'].map((value) => password!.check!(value, around))).to.deep.equal([
      words.signIn.tooShort(10),
      undefined,
    ]);
    expect(['correct horse ', 'correct horse'].map((value) => repeated!.check!(value, around))).to.deep.equal([
      words.signIn.different,
      undefined,
    ]);
  });
});
