import type { Chance } from '@sparring/practice/chance';
import styles from './page.module.css';
import { drawPlaces, withRightAt } from './places.ts';
import { type Candidate, look, type OnTouch, type Rung } from './rungs.tsx';

const press = (text: string, onTouch: OnTouch) => (
  <button type="button" className={look} onClick={onTouch}>
    {text}
  </button>
);

const afterText = (text: string): Candidate => ({
  sign: text,
  show: (onTouch) => (
    <>
      <span>{text}</span>
      {press('Show', onTouch)}
    </>
  ),
});

const inCardOf = (title: string): Candidate => ({
  sign: title,
  show: (onTouch) => (
    <div>
      <div>
        <strong>{title}</strong>
      </div>
      <div>{press('Open', onTouch)}</div>
    </div>
  ),
});

const stepButton = (number: number): Candidate => ({
  sign: `button ${number}`,
  show: (onTouch) => press('Step', onTouch),
});

const stepLink = (number: number): Candidate => ({
  sign: `link ${number}`,
  show: (onTouch) => (
    <a className={styles.link} href="#ladder-nth" onClick={onTouch}>
      Step
    </a>
  ),
});

const textIn = (Tag: 'em' | 'span' | 'b'): Candidate => ({
  sign: Tag,
  show: (onTouch) => (
    <button type="button" className={look} onClick={onTouch}>
      <Tag>Choose</Tag>
    </button>
  ),
});

const ofKind = (kind: string, written: string): Candidate => ({
  sign: kind,
  show: (onTouch) => (
    <button type="button" className={look} data-kind={written} onClick={onTouch}>
      Answer
    </button>
  ),
});

const cases: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `${text[0]?.toUpperCase()}${text.slice(1)}`,
];

/** A link or a button at each place: the links move between the buttons. */
const drawSteps = (chance: Chance): readonly Candidate[] => {
  const kinds = ['link', ...chance.sample(['link', 'link', 'button', 'button', 'button'], 5)];
  return kinds.map((kind, at) => {
    const number = kinds.slice(0, at + 1).filter((each) => each === kind).length;
    return kind === 'link' ? stepLink(number) : stepButton(number);
  });
};

/** Rungs on which the elements have the same role, name and text: only their place in the structure differs. */
export const drawSecondFlight = (chance: Chance): readonly Rung[] => {
  const places = drawPlaces(4, chance);
  const steps = drawSteps(chance);
  const inCase = cases[chance.integer(cases.length)]!;
  const at = (index: number, rung: Rung) => withRightAt(places[index] ?? 'first', rung);
  return [
    at(0, {
      name: 'sibling',
      title: 'Sibling',
      asks: 'Press the button that comes right after the text Paid.',
      elements: [afterText('Open'), afterText('Paid'), afterText('Late')],
      isFlat: true,
    }),
    at(1, {
      name: 'ancestor',
      title: 'Ancestor',
      asks: 'Press the button of the card with the title Returns.',
      elements: [inCardOf('Orders'), inCardOf('Returns'), inCardOf('Offers')],
      isFlat: true,
    }),
    {
      name: 'nth',
      title: 'Nth of its kind',
      asks: 'Press the second button. The links between the buttons do not count.',
      elements: steps,
      isFlat: true,
    },
    at(2, {
      name: 'contents',
      title: 'Contents',
      asks: 'Press the button whose text is in an em element.',
      elements: [textIn('span'), textIn('em'), textIn('b')],
      isFlat: true,
    }),
    at(3, {
      name: 'attribute',
      title: 'Attribute',
      asks: 'Press the button whose data-kind is “urgent”, in lower or upper case.',
      elements: ['not-urgent', 'urgent', 'urgent-later'].map((kind) => ofKind(kind, inCase(kind))),
      isFlat: true,
    }),
  ];
};
