import { useState } from 'react';
import { Link } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import type { Member } from '@sparring/contracts/desk/roster';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { testable } from '../../ui/testable.ts';
import { NoClass } from '../class/no-class.tsx';
import { classPath } from '../desk-paths.ts';
import { useDeskValue } from '../use-desk-value.ts';
import { BaseInTools } from './base-in-tools.tsx';
import { Label } from './label.tsx';
import { PortHint } from './port-hint.tsx';
import { firstAddress, keepAddress, readAddress } from './learner-address.ts';
import { OneByOne } from './one-by-one.tsx';
import styles from './sheet.module.css';

const labelsPerPage = 24;

/** The keys of a class, to print, or to project one by one. */
export const SheetPage = ({ id }: { readonly id: string }) => {
  const { value: found, status, problem } = useDeskValue<SchoolClass>(`/classes/${id}`);
  const { value: members } = useDeskValue<readonly Member[]>(`/classes/${id}/members`);
  if (status === 404) return <NoClass />;
  if (!found || !members) return <output>{problem ?? 'Loading…'}</output>;
  return (
    <>
      <PageHeading>{`Sheet of ${found.title}`}</PageHeading>
      <Sheet id={id} members={members} />
    </>
  );
};

const Sheet = ({ id, members }: { readonly id: string; readonly members: readonly Member[] }) => {
  const [typed, setTyped] = useState(firstAddress);
  const [isOneByOne, setOneByOne] = useState(false);
  const read = readAddress(typed);
  const origin = 'origin' in read ? read.origin : undefined;
  const problem = 'problem' in read ? read.problem : undefined;
  const [wasTyped, setWasTyped] = useState(false);
  const type = (text: string) => {
    setWasTyped(true);
    setTyped(text);
    keepAddress(text);
  };
  const pages = Array.from({ length: Math.ceil(members.length / labelsPerPage) }, (_, page) =>
    members.slice(page * labelsPerPage, (page + 1) * labelsPerPage),
  );
  const isReady = origin !== undefined && members.length > 0;
  return (
    <>
      <div className="screen-only">
        <p>
          <Link {...testable('sheet-back')} to={classPath(id)}>
            Back to the class
          </Link>
        </p>
        <TextField
          label="Address for learners"
          name="sheet-address"
          hint={
            wasTyped || problem === undefined
              ? 'The address at which the machines of the learners reach this site. This browser remembers it.'
              : problem
          }
          error={wasTyped ? problem : undefined}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onText={type}
        />
        {origin !== undefined && <PortHint origin={origin} onTake={type} />}
        {members.length === 0 && (
          <p {...testable('sheet-empty')}>The class has no members yet: paste your list first.</p>
        )}
        {isReady && (
          <p className="row middle gap-2-3">
            <Button name="sheet-print" onClick={() => print()}>
              Print the sheet
            </Button>
            <Button
              name="sheet-one"
              look="plain"
              aria-pressed={isOneByOne}
              onClick={() => setOneByOne((last) => !last)}
            >
              Show one by one
            </Button>
          </p>
        )}
      </div>
      {isReady && isOneByOne && <OneByOne members={members} origin={origin} />}
      {isReady &&
        !isOneByOne &&
        pages.map((page) => (
          <div key={page[0]?.number} className={styles.page}>
            {page.map((member) => (
              <Label key={member.number} member={member} origin={origin} />
            ))}
          </div>
        ))}
      {isReady && !isOneByOne && (
        <BaseInTools origin={origin} className={`section ${styles.tools}`} />
      )}
    </>
  );
};
