import { inWords, plural } from '../look/words.ts';
import type { GradeEvent } from './event.ts';

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

const progress = ({
  done,
  of,
  secondsLeft,
  verdicts,
  found,
}: Extract<GradeEvent, { kind: 'runs' }>): string => {
  if (done === of) return label('Runs', `${bar(done, of)}  ${done} of ${of}`);
  const left = secondsLeft === undefined ? '' : `   about ${inWords(secondsLeft)} left`;
  const finds = found.reduce((sum, { part }) => sum + part, 0);
  const so = found.length === 0 || done === 0 ? '' : `, ${finds} found`;
  const known = `${verdicts.part} of ${plural(verdicts.of, 'verdict')}`;
  return label('Runs', `${bar(verdicts.part, verdicts.of)}  ${known}${so}, run ${done + 1}${left}`);
};

/** Where lines cannot be written over, the progress is shown at the beginning and about ten times. */
const isWorthALine = (event: GradeEvent): boolean => {
  if (event.kind !== 'runs' && event.kind !== 'file begins') return true;
  const done = event.kind === 'runs' ? event.done : event.at;
  return done === event.of || done % Math.max(1, Math.ceil(event.of / 10)) === 0;
};

const baselineSaid = ({ runs, leftOut }: Extract<GradeEvent, { kind: 'baseline' }>): string => {
  const times = runs.map(({ seconds }) => inWords(seconds)).join(', ');
  const red = runs.filter(({ isGreen }) => !isGreen).length;
  if (red === 0) return `${plural(runs.length, 'run')} green, ${times}`;
  const names = leftOut.map((name) => `“${name}”`).join(', ');
  return `${red} of ${runs.length} runs red${names ? ` at ${names}, left out` : ''}; ${times}`;
};

const aboutSeconds = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `, about ${inWords(seconds)}`;

const lineOf = (event: Exclude<GradeEvent, { kind: 'runs' }>): string => {
  switch (event.kind) {
    case 'baseline begins':
      return label('Baseline', `run ${event.at} of ${event.of}${aboutSeconds(event.seconds)} …`);
    case 'file begins':
      return label('Files', `${event.at} of ${event.of} alone …`);
    case 'files':
      return label(
        'Files',
        `each of ${event.files} is green alone; a run has ${event.mean.toFixed(1)} of them on average`,
      );
    case 'baseline':
      return label('Baseline', baselineSaid(event));
    case 'reach': {
      const parts = [
        `${event.notVisited} where no test goes`,
        `${event.tooTame} your data is too tame for`,
        `${event.toRun} to run`,
      ];
      return label('Coverage', `${plural(event.defects, 'defect')}: ${parts.join(', ')}`);
    }
    case 'alarm': {
      const [first] = event.by;
      const by = first ? `, at “${first}”` : '';
      return label('Robust', `false alarm${by}: ${event.text}`);
    }
    default:
      return label('Note', event.text);
  }
};

/** Shows what happens: what is still going on in the last line, everything else above it. */
export const createScreen = ({
  write,
  isTerminal,
  width,
}: Terminal): ((event: GradeEvent) => void) => {
  let passing = '';
  let shown = '';
  const wipe = isTerminal ? '\r\u001B[2K' : '';
  return (event) => {
    const isPassing =
      event.kind === 'baseline begins' ||
      event.kind === 'file begins' ||
      (event.kind === 'runs' && event.done < event.of);
    const line = event.kind === 'runs' ? progress(event) : lineOf(event);
    if (line === shown) return;
    shown = line;
    if (!isTerminal) {
      if (isWorthALine(event)) write(`${line}\n`);
      return;
    }
    if (isPassing) {
      passing = line.slice(0, Math.max(20, width - 1));
      write(wipe + passing);
    } else if (event.kind === 'alarm' || event.kind === 'note') write(`${wipe}${line}\n${passing}`);
    else write(`${wipe}${line}\n`);
  };
};
