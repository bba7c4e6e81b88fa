import { listNames, type CardPlace } from '@sparring/practice/labs/board/lists';

/** The place in the list of this section: after each other card whose middle is above. */
export const placeIn = (
  section: HTMLElement,
  y: number,
  dragged: string,
): CardPlace | undefined => {
  const list = listNames.find((name) => name === section.dataset['list']);
  const others = [...section.querySelectorAll('li')].filter((li) => li.dataset['card'] !== dragged);
  const isAbove = (li: Element) => {
    const { top, height } = li.getBoundingClientRect();
    return top + height / 2 < y;
  };
  return list && { list, at: others.filter(isAbove).length };
};

/** The place below a finger, if there is a list. */
export const placeAt = (
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  dragged: string,
): CardPlace | undefined => {
  const section = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('section[data-list]');
  return section ? placeIn(section, clientY, dragged) : undefined;
};
