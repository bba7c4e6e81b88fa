import type { Locator, Page } from '@playwright/test';

/** The event that a script dispatches after it has set a value. */
type EventName = 'input' | 'change';

/** Sets the value and dispatches the event, as Selenium courses teach it. */
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

/* React does not control these fields, so there is no value to compare. */
const uncontrolled = new Set([
  'full-name',
  'email',
  'current-address',
  'permanent-address',
  'key-field',
  'person-name',
  'person-email',
  'person-age',
  'shadow-input',
  'roots-guest',
  'roots-city',
  'setting-speed',
  'setting-seed',
]);

const values = [
  [
    'input',
    {
      color: '#0a0b0c',
      date: '2027-02-03',
      'datetime-local': '2027-02-03T10:11',
      month: '2027-02',
      number: '7',
      range: '3',
      tel: '5',
      time: '10:11',
      week: '2027-W05',
    },
  ],
  [
    'change',
    {
      color: '#0d0e0f',
      date: '2027-02-04',
      'datetime-local': '2027-02-04T10:12',
      month: '2027-03',
      number: '8',
      range: '2',
      tel: '6',
      time: '10:12',
      week: '2027-W06',
    },
  ],
] as const;

/* The dials of a lab are a native form, which loads the page again; the browser keeps the values of the lab with every input. */
const isUncontrolled = (id: string): boolean => uncontrolled.has(id) || /^(dial|every)-/.test(id);

/**
 * The fields that ignore a value set by a script with `input` or `change`. A controlled field writes the
 * value that React has into `defaultValue`, which the script does not set.
 */
export const unheardFields = async (page: Page): Promise<string[]> => {
  const typed = page.locator(
    'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea',
  );
  const unheard: string[] = [];
  for (const [eventName, texts] of values) {
    const ids = await typed.evaluateAll(setAll, { eventName, texts });
    unheard.push(...ids.filter((id) => !isUncontrolled(id)).map((id) => `${id}: ${eventName}`));
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
