/** The form sets attributes, and nothing else, on the list that its `data-for` names. */
const form = document.querySelector<HTMLFormElement>('form.filters')!;
const list = document.getElementById(form.dataset.for!)!;

form.addEventListener('submit', (submit) => submit.preventDefault());
form.addEventListener('input', () => {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = control.type === 'checkbox' ? ((control as HTMLInputElement).checked ? 'true' : '') : control.value;
    if (value) list.setAttribute(control.name, value);
    else list.removeAttribute(control.name);
  }
  const attributes = [...list.attributes].filter(({ name }) => name !== 'id');
  const lines = attributes.map(({ name, value }) => `\n  ${name}="${value}"`);
  list.closest('.example')!.querySelector('code')!.textContent = `<cal-event-list${lines.join('')}\n></cal-event-list>`;
});

export {};
