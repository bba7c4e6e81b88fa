const box = document.querySelector('.box');
const output = document.querySelector('output');

function highlight(isOn) {
  box.dataset.state = isOn ? 'highlighted' : 'idle';
  output.textContent = isOn ? 'highlighted' : 'not highlighted';
}

highlight(false);
box.addEventListener('mouseenter', () => highlight(true));
box.addEventListener('mouseleave', () => highlight(false));
box.addEventListener('focus', () => highlight(box.matches(':focus-visible')));
box.addEventListener('blur', () => highlight(false));
