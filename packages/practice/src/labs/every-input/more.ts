import type { Chance } from '../../chance.ts';
import type { FieldTask } from './tasks.ts';

/** The controls that ?level=2 adds. */
export const more = [
  { name: 'clubs', label: 'Clubs' },
  { name: 'joined', label: 'Member since' },
  { name: 'remarks', label: 'Remarks' },
  { name: 'motto', label: 'Motto' },
] as const;
export type MoreName = (typeof more)[number]['name'];

/** What is in them at first. */
export const atFirst = {
  clubs: ['north-ring', 'north-left-hook'],
  joined: '2026-03-04',
  remarks: 'Arrive early.\nBring a towel.',
  motto: 'Float like a butterfly',
} as const;

interface ClubGroup {
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly disabled?: true;
  }[];
}

/** The same texts are in both groups, one of them with a no-break space. */
export const clubGroups = [
  {
    label: 'North',
    options: [
      { value: 'north-ring', text: 'Ring' },
      { value: 'north-left-hook', text: 'Left\u00A0Hook' },
      { value: 'north-canvas', text: 'Canvas', disabled: true },
    ],
  },
  {
    label: 'South',
    options: [
      { value: 'south-ring', text: 'Ring', disabled: true },
      { value: 'south-left-hook', text: 'Left\u00A0Hook' },
      { value: 'south-canvas', text: 'Canvas' },
    ],
  },
] as const satisfies readonly ClubGroup[];

const remarks = ['Knees first', 'Ask for Bo', 'No gloves'] as const;
const mottos = ['Hands up', 'Chin down', 'Keep moving'] as const;

/** Drawn after the tasks of the other fields, which are the same with ?level=2 and without. */
export const drawMore = (chance: Chance): Readonly<Record<MoreName, FieldTask>> => {
  const [north, south] = clubGroups.map(({ label, options }) => {
    const free = options.filter((option) => !('disabled' in option));
    return { label, ...free[chance.integer(free.length)]! };
  });
  const remark = remarks[chance.integer(remarks.length)]!;
  const motto = mottos[chance.integer(mottos.length)]!;
  return {
    clubs: {
      words: `Choose ${inGroup(north)} and ${inGroup(south)}, and nothing else.`,
      value: `${north?.value}, ${south?.value}`,
    },
    joined: { words: 'Clear it.', value: '' },
    remarks: { words: `Replace the text by “${remark}”.`, value: remark },
    motto: { words: `Replace the text by “${motto}”.`, value: motto },
  };
};

const inGroup = (club: { readonly text: string; readonly label: string } | undefined): string =>
  club ? `${club.text.replace('\u00A0', ' ')} of ${club.label}` : '';
