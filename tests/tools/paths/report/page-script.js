const taken = JSON.parse(document.getElementById('taken').textContent);
const search = document.querySelector('input[name=wanted]');

/** Colours every transition by whether the chosen kind of test has taken it. */
function colour() {
  const layer = document.querySelector('input[name=layer]:checked').value;
  const covered = new Set(taken[layer] ?? []);
  for (const element of document.querySelectorAll('svg [data-ids]')) {
    const ids = element.dataset.ids.split(' ');
    element.classList.toggle(
      'open',
      ids.some((id) => !covered.has(id)),
    );
  }
}

/** Shows only the machines that match the search, and only the matching rows of their tables. */
function filter() {
  const wanted = search.value.trim().toLowerCase();
  const has = (element) => wanted === '' || element.textContent.toLowerCase().includes(wanted);
  for (const section of document.querySelectorAll('main section')) {
    const isNamed = section.dataset.machine.toLowerCase().includes(wanted);
    section.hidden = !isNamed && !has(section);
    document.querySelector(`nav tr[data-machine="${section.dataset.machine}"]`).hidden = section.hidden;
    for (const row of section.querySelectorAll('.transitions tbody tr')) row.hidden = !isNamed && !has(row);
    for (const text of section.querySelectorAll('svg text')) {
      text.classList.toggle('found', wanted !== '' && has(text));
    }
  }
}

for (const input of document.querySelectorAll('input[name=layer]')) input.addEventListener('change', colour);
search.addEventListener('input', filter);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  void navigator.clipboard.writeText(button.dataset.copy).then(() => {
    button.textContent = 'Copied';
  });
});
colour();
filter();
