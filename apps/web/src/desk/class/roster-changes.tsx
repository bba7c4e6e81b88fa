import type { RosterChange } from '@sparring/contracts/desk/roster';
import { testable } from '../../ui/testable.ts';

const numbered = (all: readonly { readonly number: number; readonly name: string }[]) =>
  all.map(({ number, name }) => `${number} ${name}`).join(', ');

/** What saving a list would change. */
export const RosterChanges = ({ of }: { readonly of: RosterChange }) => {
  const { added, kept, renamed, missing, duplicates } = of;
  return (
    <ul>
      <li {...testable('roster-added')}>
        New: {added.length}
        {added.length > 0 && `: ${numbered(added)}`}
      </li>
      <li {...testable('roster-kept')}>Members already: {kept}</li>
      {renamed.length > 0 && (
        <li {...testable('roster-renamed')}>
          Other name:{' '}
          {renamed.map(({ number, from, to }) => `${number} ${from} → ${to}`).join(', ')}
        </li>
      )}
      {missing.length > 0 && (
        <li {...testable('roster-missing')}>
          Members who are not in the list, and stay members: {numbered(missing)}
        </li>
      )}
      {duplicates.map(({ name, numbers }) => (
        <li key={name}>
          Same name: {name} is number {numbers.join(' and number ')}. Each has a key of their own.
        </li>
      ))}
    </ul>
  );
};
