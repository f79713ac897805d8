import { invite, type OneTimeLink } from '../session/desk-items.js';
import type { Desk } from './desk.js';
import { nearnessOf } from '../forms/nearness-of.js';
import type { Question, QuestionField } from '../editing/questions.js';

export const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;

/** Opens the question for a role. */
const roleField = ({ words, authoring }: Desk, value: string): QuestionField => ({
  name: 'role',
  words: { label: words.role.label },
  type: 'choice',
  value,
  choices: roles.map((role) => [role, `${authoring.roles[role]}: ${words.rights[role]}`] as const),
});

/** Shows a link that lets somebody in. It can be copied now, and is shown never again. */
export const linkQuestion = (
  { words, display, common }: Desk,
  name: string,
  { url, expires }: OneTimeLink,
): Question => ({
  title: words.link(name),
  hints: [words.linkHint(nearnessOf(expires, display))],
  copied: { label: words.linkName, text: url },
  submit: common.close,
  send: () => {},
});

/** Opens the question whom to invite, and then shows the link. */
export const inviteQuestion = (desk: Desk, done: () => unknown = () => {}): Question => {
  const { words, session } = desk;
  return {
    title: words.invite.title,
    fields: [{ name: 'name', words: words.userName, type: 'text' }, roleField(desk, 'author')],
    submit: words.invite.submit,
    send: async ({ name = '', role = '' }) => {
      const link = await invite(session, { name: name.trim(), role });
      void done();
      desk.ask(linkQuestion(desk, name.trim(), link));
    },
    explain: ({ status, fields }) =>
      status === 400 || status === 409
        ? { field: fields[0] === 'role' ? 'role' : 'name', text: words.nameTaken }
        : undefined,
  };
};
