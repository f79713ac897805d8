/** The form only sets attributes on the list that its `data-for` names. */
import { code } from './code.js';

const form = document.querySelector<HTMLFormElement>('form.filters')!;
const list = document.getElementById(form.dataset.for!)!;

form.addEventListener('submit', (submit) => submit.preventDefault());
form.addEventListener('input', () => {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = control.type === 'checkbox' ? (control.checked ? 'true' : '') : control.value;
    if (value) list.setAttribute(control.name, value);
    else list.removeAttribute(control.name);
  }
  list.closest('.example')!.querySelector('pre')!.textContent = code((list.cloneNode(false) as Element).outerHTML);
});
