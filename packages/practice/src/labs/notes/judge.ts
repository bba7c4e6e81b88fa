import type { NotesFacts } from '@sparring/contracts/lab-facts/notes';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { wanted } from './wanted.ts';

type Write = NotesFacts['writes'][number];
type Writes = NotesFacts['writes'];

const { twice, long, queued: tea, loser, winner } = wanted;

const isAdded = (text: string) => (write: Write) => write.status === 201 && write.text === text;

const numberOf = (writes: Writes, text: string): readonly string[] => {
  const { length } = writes.filter(isAdded(text));
  if (length === 1) return [];
  return [
    length === 0
      ? `no note “${text}” was added`
      : `${length} notes “${text}” were added (press Start over)`,
  ];
};

const conflictIn = (writes: Writes, id: string): readonly string[] => {
  const changes = writes.filter(({ note, kind }) => note === id && kind === 'change');
  const won = changes.findIndex(({ text, status }) => text === winner && status === 204);
  const lost = changes.findLastIndex(({ text, status }) => text === loser && status === 412);
  const last = changes.findLast(({ status }) => status === 204)?.text ?? twice;
  return [
    ...(won >= 0 && lost > won ? [] : [`“${loser}” has not lost against “${winner}”`]),
    ...(last === winner ? [] : [`the note says “${last}”`]),
  ];
};

const wrongIn = (writes: Writes): readonly string[] => {
  const milk = writes.find(isAdded(twice));
  const isRepeated = writes.some(({ note, status, kind }) => {
    return kind === 'add' && note === milk?.note && status === 412;
  });
  const isRefused = writes.some(({ text, status }) => text === long && status === 400);
  const isSentAfter =
    writes.findIndex(isAdded(tea)) >
    writes.findIndex(({ text, status }) => text === winner && status === 204);
  return [
    ...numberOf(writes, twice),
    ...(isRepeated ? [] : [`“${twice}” was not sent twice`]),
    ...(isRefused ? [] : [`“${long}” was not refused`]),
    ...(milk ? conflictIn(writes, milk.note) : []),
    ...numberOf(writes, tea),
    ...(isSentAfter ? [] : [`“${tea}” was not stored after “${winner}”`]),
    ...[tea, loser]
      .filter((text) => !writes.some((write) => write.text === text && write.offline))
      .map((text) => `“${text}” was not written offline`),
  ];
};

/** The API has seen the writes, and which of them had waited for a connection. */
export const judge = ({ pending, writes }: NotesFacts): Judged => {
  if (pending > 0) {
    const waiting = pending === 1 ? '1 write has' : `${pending} writes have`;
    return unsolved(`Too early: ${waiting} no response yet.`);
  }
  const wrong = wrongIn(writes);
  return wrong.length > 0
    ? unsolved(`Not in step: ${wrong.join('; ')}.`)
    : solved('one note each, a loser that was told, and an empty queue.');
};
