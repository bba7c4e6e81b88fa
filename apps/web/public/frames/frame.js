const box = document.querySelector('.box');
const output = document.querySelector('output');
const on = { pointer: false, focus: false };

const tell = (what, isOn) => {
  on[what] = isOn;
  const isHighlighted = on.pointer || on.focus;
  box.dataset.state = isHighlighted ? 'highlighted' : 'idle';
  output.textContent = isHighlighted ? 'highlighted' : 'not highlighted';
};

tell('pointer', false);
box.addEventListener('mouseenter', () => tell('pointer', true));
box.addEventListener('mouseleave', () => tell('pointer', false));
box.addEventListener('focus', () => tell('focus', true));
box.addEventListener('blur', () => tell('focus', false));
