// Runs in the report. Without it everything stands below each other, as it does on paper.
const cards = [...document.querySelectorAll('.next-card')];
let shown = 0;

const show = (at) => {
  shown = (at + cards.length) % cards.length;
  for (const [index, card] of cards.entries()) card.toggleAttribute('data-away', index !== shown);
};

if (cards.length > 1) {
  document.querySelector('.turn').hidden = false;
  document.querySelector('#next-back').addEventListener('click', () => show(shown - 1));
  document.querySelector('#next-on').addEventListener('click', () => show(shown + 1));
  show(0);
}

const form = document.querySelector('.filters');
const filters = [...document.querySelectorAll('[data-filter]')];
const misses = [...document.querySelectorAll('.miss')];
const areas = [...document.querySelectorAll('.area')];

const filter = () => {
  let count = 0;
  for (const miss of misses) {
    const fits = filters.every(
      ({ value, dataset: { filter: name } }) =>
        value === '' || miss.closest(`[data-${name}]`).dataset[name] === value,
    );
    miss.toggleAttribute('data-away', !fits);
    if (fits) count++;
  }
  const isAsked = filters.some(({ value }) => value !== '');
  for (const area of areas) {
    const fits = area.querySelector('.miss:not([data-away])') !== null;
    area.toggleAttribute('data-away', !fits);
    if (isAsked) area.open = fits;
  }
  document.querySelector('#filter-count').value = `${count} ${count === 1 ? 'defect' : 'defects'}`;
};

/** A link leads to a miss also when a filter had put it away, or its area is closed. */
const reveal = () => {
  const target = document.querySelector(`.miss#${CSS.escape(location.hash.slice(1))}`);
  if (!target) return;
  if (target.hasAttribute('data-away')) {
    for (const select of filters) select.value = '';
    filter();
  }
  target.closest('.area').open = true;
  target.scrollIntoView();
};

if (form) {
  form.hidden = false;
  form.addEventListener('change', filter);
  addEventListener('hashchange', reveal);
  if (location.hash.length > 1) reveal();
}
