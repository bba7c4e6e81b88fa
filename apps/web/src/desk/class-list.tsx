import { Link } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import tables from '../ui/tables.module.css';
import { testable } from '../ui/testable.ts';
import { logOut } from './call-desk.ts';
import { classPath, sheetPath } from './desk-paths.ts';
import { NewClassForm } from './new-class-form.tsx';
import { useDeskCall } from './use-desk-call.ts';
import { useDeskValue } from './use-desk-value.ts';
import { dayAndTime } from '../ui/day-and-time.ts';

/** Every class, the newest first, and a form for the next one. */
export const ClassList = () => {
  const { value: classes, problem } = useDeskValue<readonly SchoolClass[]>('/classes');
  const { run, problem: refusal } = useDeskCall();
  return (
    <>
      <PageHeading>Desk</PageHeading>
      <output {...testable('desk-problem')} className="problem breakable">
        {problem ?? refusal}
      </output>
      {classes?.length === 0 && (
        <p {...testable('desk-empty')}>There is no class yet: begin one below.</p>
      )}
      {classes && classes.length > 0 && <Classes classes={classes} />}
      <NewClassForm />
      <p className="apart">
        <Button name="desk-log-out" look="plain" onClick={() => void run(logOut)}>
          Log out
        </Button>
      </p>
    </>
  );
};

const Classes = ({ classes }: { readonly classes: readonly SchoolClass[] }) => (
  <table {...testable('desk-classes')} className={tables.tables} aria-label="Classes">
    <thead>
      <tr>
        <th scope="col">Class</th>
        <th scope="col">Members</th>
        <th scope="col">Began</th>
        <th scope="col">Ends</th>
        <th scope="col">Sheet</th>
      </tr>
    </thead>
    <tbody>
      {classes.map(({ id, title, members, here, opened_at, ends_at, open }) => (
        <tr key={id}>
          <th scope="row">
            <Link
              {...testable(`class-${id}`)}
              to={classPath(id)}
              aria-label={`${title}, class ${id}`}
            >
              {title}
            </Link>
          </th>
          <td>
            {here} of {members} here
          </td>
          <td>{dayAndTime(opened_at)}</td>
          <td>{open ? dayAndTime(ends_at) : 'has ended'}</td>
          <td>
            <Link
              {...testable(`class-${id}-sheet`)}
              to={sheetPath(id)}
              aria-label={`Sheet of ${title}, class ${id}`}
            >
              Sheet
            </Link>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
