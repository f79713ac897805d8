import type { CalError } from '../../data/client/index.js';
import type { Desk } from './desk.js';
import type { Question } from '../editing/questions.js';

/** The least that the service takes; it refuses the rest, too. */
const shortestPassword = 10;

/** Opens the question for the present password and another one. */
export function passwordQuestion({ words, authoring, session, say }: Desk): Question {
  const { signIn } = authoring;
  return {
    title: words.changePassword.title,
    fields: [
      { name: 'password', words: words.presentPassword, type: 'current-password' },
      {
        name: 'new_password',
        words: signIn.newPassword,
        type: 'new-password',
        check: (value) => (value.length < shortestPassword ? signIn.tooShort(shortestPassword) : undefined),
      },
      {
        name: 'repeated',
        words: signIn.repeated,
        type: 'new-password',
        check: (value, values) => (value === values.new_password ? undefined : signIn.different),
      },
    ],
    submit: words.changePassword.submit,
    send: async ({ password = '', new_password = '' }) => {
      await session.changePassword({ password, new_password });
      say(words.passwordChanged);
    },
    explain: ({ fields, status }: CalError) => {
      if (fields.includes('new_password'))
        return { field: 'new_password', text: authoring.refused(signIn.newPassword.label) };
      return status === 400 || status === 401 ? { field: 'password', text: words.passwordWrong } : undefined;
    },
  };
}
