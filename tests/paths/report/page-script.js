const taken = JSON.parse(document.getElementById('taken').textContent);
const search = document.querySelector('input[name=wanted]');

/** Colours every transition by whether the chosen kind of test has taken it. */
function colour() {
  const layer = document.querySelector('input[name=layer]:checked').value;
  const covered = new Set(taken[layer] ?? []);
  for (const line of document.querySelectorAll('.chart [data-id]')) {
    line.classList.toggle('open', !covered.has(line.dataset.id));
  }
}

/** Shows only the machines that match the search. */
function filter() {
  const wanted = search.value.trim().toLowerCase();
  const has = (element) => wanted === '' || element.textContent.toLowerCase().includes(wanted);
  for (const section of document.querySelectorAll('main section')) {
    section.hidden = !has(section);
    document.querySelector(`nav tr[data-machine="${section.dataset.machine}"]`).hidden = section.hidden;
    for (const text of section.querySelectorAll('.state > b, .state > span')) {
      text.classList.toggle('found', wanted !== '' && has(text));
    }
  }
}

for (const input of document.querySelectorAll('input[name=layer]')) input.addEventListener('change', colour);
search.addEventListener('input', filter);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
colour();
filter();
