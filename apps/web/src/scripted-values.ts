const hear = ({ target, type, isTrusted }: Event) => {
  if (isTrusted || !isField(target)) return;
  if (target.matches('[type="checkbox"], [type="radio"]')) {
    note(target, 'checked', !Reflect.get(target, 'checked'));
    // React listens to clicks on a box. This event is no MouseEvent, so it does not toggle the box.
    dispatch(target, 'click');
  } else if (type === 'change') dispatch(target, 'input');
  else note(target, 'value', `${target.value} `);
};

/** Sets another value in React's tracker of the field, if React controls the field. */
const note = (field: Field, property: 'value' | 'checked', other: unknown) => {
  const standIn = document.createElement(field.localName);
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(standIn, other);
};

const dispatch = (field: Field, type: string) => {
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * React tracks each value that a script sets. When the script then dispatches `input` or `change`, React
 * finds its tracked value unchanged and calls no handler: the thumb of a slider moves, but the page does
 * not react. This first sets another tracked value, on a stand-in element, so the field does not change.
 */
for (const type of ['input', 'change']) document.addEventListener(type, hear, true);
