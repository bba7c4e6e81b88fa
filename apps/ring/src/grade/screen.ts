import { inWords, plural } from '../look/words.ts';
import type { Told } from './told.ts';

/** Where the lines go; a terminal can write over its last one. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly width: number;
}

export const label = (word: string, text: string): string => `${word.padEnd(11)}${text}`;

const barWidth = 26;

const bar = (done: number, of: number): string => {
  const full = of === 0 ? barWidth : Math.floor((barWidth * done) / of);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
};

const bouts = ({ done, of, secondsLeft, found }: Extract<Told, { kind: 'bouts' }>): string => {
  const left = secondsLeft === undefined || done === of ? '' : `   ${inWords(secondsLeft)} left`;
  const finds = found.reduce((sum, { part }) => sum + part, 0);
  const so = found.length === 0 || done === 0 || done === of ? '' : `, ${finds} found`;
  return label('Bouts', `${bar(done, of)}  ${done} of ${of}${so}${left}`);
};

/** Where lines cannot be written over, the progress is told ten times. */
const isWorthALine = (told: Told): boolean => {
  if (told.kind !== 'bouts' && told.kind !== 'file begins') return true;
  const done = told.kind === 'bouts' ? told.done : told.at;
  return done > 0 && (done === told.of || done % Math.max(1, Math.ceil(told.of / 10)) === 0);
};

const baselineSaid = ({ runs, leftOut }: Extract<Told, { kind: 'baseline' }>): string => {
  const times = runs.map(({ seconds }) => inWords(seconds)).join(', ');
  const red = runs.filter(({ isGreen }) => !isGreen).length;
  if (red === 0) return `${runs.length} runs green, ${times}`;
  const names = leftOut.map((name) => `“${name}”`).join(', ');
  return `${red} of ${runs.length} runs red${names ? ` at ${names}, left out` : ''}; ${times}`;
};

const lineOf = (told: Exclude<Told, { kind: 'bouts' }>): string => {
  switch (told.kind) {
    case 'baseline begins':
      return label('Baseline', `run ${told.at} of ${told.of} …`);
    case 'file begins':
      return label('Files', `${told.at} of ${told.of} alone …`);
    case 'files':
      return label(
        'Files',
        `each of ${told.files} is green alone; a bout runs ${told.mean.toFixed(1)} of them on average`,
      );
    case 'baseline':
      return label('Baseline', baselineSaid(told));
    case 'reach': {
      const parts = [
        `${told.notVisited} where no test goes`,
        `${told.tooTame} your data is too tame for`,
        `${told.toBox} to box`,
      ];
      return label('Reach', `${plural(told.defects, 'defect')}: ${parts.join(', ')}`);
    }
    case 'alarm': {
      const [first] = told.by;
      const by = first ? `, at “${first}”` : '';
      return label('Robust', `false alarm${by}: ${told.text}`);
    }
    default:
      return label('Note', told.text);
  }
};

/** Shows what happens: what is still going on in the last line, everything else above it. */
export const createScreen = ({ write, isTerminal, width }: Terminal): ((told: Told) => void) => {
  let passing = '';
  const wipe = isTerminal ? '\r\u001B[2K' : '';
  return (told) => {
    const isPassing =
      told.kind === 'baseline begins' ||
      told.kind === 'file begins' ||
      (told.kind === 'bouts' && told.done < told.of);
    const line = told.kind === 'bouts' ? bouts(told) : lineOf(told);
    if (!isTerminal) {
      if (isWorthALine(told)) write(`${line}\n`);
      return;
    }
    if (isPassing) {
      passing = line.slice(0, Math.max(20, width - 1));
      write(wipe + passing);
    } else if (told.kind === 'alarm' || told.kind === 'note') write(`${wipe}${line}\n${passing}`);
    else write(`${wipe}${line}\n`);
  };
};
