import { deskBase } from '@sparring/contracts/paths';
import { testable } from '../../ui/testable.ts';
import styles from '../desk.module.css';

const files = [
  ['marks-csv', 'marks.csv', 'For a spreadsheet, by name'],
  ['marks-by-number-csv', 'marks.csv?order=number', 'For a spreadsheet, by number'],
  ['moodle-csv', 'moodle.csv', 'For the import of grades of Moodle, in percent'],
  ['marks-json', 'marks.json', 'For a program, with the plan'],
  ['evidence-ndjson', 'evidence.ndjson', 'What proves each task, a line each'],
] as const;

/** What a teacher takes away. The cookie of the desk opens the files. */
export const Exports = ({ id, hasPlan }: { readonly id: number; readonly hasPlan: boolean }) => (
  <details {...testable('exports')} className={`box ${styles.fold}`}>
    <summary {...testable('exports-toggle')}>
      <h2>Export the marks</h2>
    </summary>
    {!hasPlan && (
      <p {...testable('exports-no-plan')}>
        The class has no plan yet: choose its tasks first, or the marks have none.
      </p>
    )}
    <ul>
      {files.map(([name, file, what]) => (
        <li key={name}>
          <a {...testable(`export-${name}`)} href={`${deskBase}/classes/${id}/${file}`} download="">
            {what}: {file.replace(/\?.*/, '')}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
