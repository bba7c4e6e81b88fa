const hear = ({ target, type, isTrusted }: Event) => {
  if (isTrusted || !isField(target)) return;
  if (target.matches('[type="checkbox"], [type="radio"]')) {
    note(target, 'checked', !Reflect.get(target, 'checked'));
    // React listens to the click of a box. Only a MouseEvent presses it, and this is none.
    dispatch(target, 'click');
  } else if (type === 'change') dispatch(target, 'input');
  else note(target, 'value', `${target.value} `);
};

/** The property that React has put on the field itself, if it is one of React's. */
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
 * React notes each value that a script sets. When the script then says `input` or `change`, React
 * finds the value that it has noted and stays silent: the thumb of a slider moves, and the page does
 * not know. Here the note is told of another value first, on a stand-in, so the field is not touched.
 */
for (const type of ['input', 'change']) document.addEventListener(type, hear, true);
