/**
 * WebDriver's `clear()` empties a field by script and then says `change`. React compares the field
 * with the last value a script has set, sees no difference and stays silent: the field would be
 * empty and the page would not know. Here React gets another last value to compare with.
 */
document.addEventListener(
  'change',
  ({ target, isTrusted }) => {
    if (isTrusted || !isTyped(target)) return;
    const { value } = target;
    target.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
  },
  true,
);

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.matches(':read-write');
