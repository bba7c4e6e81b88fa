import type { Locator, Page } from '@playwright/test';

/** What a script says after it has set a value. */
type EventName = 'input' | 'change';

/** The usual way of a Selenium course: set the value, dispatch the event. */
export const setByScript = (field: Locator, value: string, eventName: EventName): Promise<void> =>
  field.evaluate(
    (element, [text, type]) => {
      Reflect.set(element, 'value', text);
      element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, eventName] as const,
  );

export const checkByScript = (box: Locator, eventName: EventName): Promise<void> =>
  box.evaluate((element, type) => {
    Reflect.set(element, 'checked', true);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }, eventName);

/* A form reads these when it is sent: the page keeps no value of theirs that could be compared. */
const uncontrolled = new Set([
  'full-name',
  'email',
  'current-address',
  'permanent-address',
  'key-field',
  'person-name',
  'person-email',
  'person-age',
  'shadow-text',
]);

const values = [
  ['input', { date: '2027-02-03', number: '7', range: '3' }],
  ['change', { date: '2027-02-04', number: '8', range: '2' }],
] as const;

/**
 * The fields that do not know what a script has set them to, by `input` or by `change`. A field whose
 * value the page keeps writes what it has heard into `defaultValue`, which a script does not touch.
 */
export const unheardFields = async (page: Page): Promise<string[]> => {
  const typed = page.locator(
    'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea',
  );
  const unheard: string[] = [];
  for (const [eventName, texts] of values) {
    const ids = await typed.evaluateAll(setAll, { eventName, texts });
    unheard.push(...ids.filter((id) => !uncontrolled.has(id)).map((id) => `${id}: ${eventName}`));
  }
  return unheard;
};

const setAll = (
  fields: Element[],
  { eventName, texts }: { eventName: EventName; texts: Record<string, string> },
) => {
  const ids = (fields as HTMLInputElement[]).map((field) => {
    const value = texts[field.type] ?? eventName;
    field.value = value;
    field.dispatchEvent(new Event(eventName, { bubbles: true }));
    return field.value === value && field.defaultValue === value ? '' : field.id;
  });
  return ids.filter(Boolean);
};
