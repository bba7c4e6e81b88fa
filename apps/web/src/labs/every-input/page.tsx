import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EveryInputFacts } from '@sparring/contracts/lab-facts/every-input';
import { createChance } from '@sparring/practice/chance';
import { all, type Echo } from '@sparring/practice/labs/every-input/echo';
import { type FieldName, fields } from '@sparring/practice/labs/every-input/fields';
import { judge } from '@sparring/practice/labs/every-input/judge';
import { drawMore, more as moreFields } from '@sparring/practice/labs/every-input/more';
import { drawTasks } from '@sparring/practice/labs/every-input/tasks';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { complaintOf } from './complaint.ts';
import { EchoTable } from './echo-table.tsx';
import { Buttons, Choices, Inputs } from './inputs.tsx';
import type { dials } from './lesson.ts';
import { MoreInputs } from './more-inputs.tsx';

/** What the form would send now, or sends by this button. Of a file it is the name; several values of a name are one text. */
const echoOf = (form: HTMLFormElement, submitter?: HTMLElement | null): Echo => {
  const entries = [...new FormData(form, submitter)];
  const echo: Record<string, string> = {};
  for (const [name, value] of entries) {
    const text = typeof value === 'string' ? value : value.name;
    echo[name] = name in echo ? `${echo[name]}, ${text}` : text;
  }
  return echo;
};

export * from './lesson.ts';

type Complaints = Readonly<Partial<Record<FieldName, string>>>;

/** The browser keeps the values of the form: the page reads them, and sets only the stamp. */
const EveryInput = ({ level, seed }: Settings<typeof dials>) => {
  const [{ tasks, moreTasks }] = useState(() => {
    const chance = createChance(seed);
    const drawn = drawTasks(chance);
    return { tasks: drawn, moreTasks: level > 1 ? drawMore(chance) : undefined };
  });
  const form = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState<Echo>({});
  const [types, setTypes] = useState<Readonly<Record<string, string>>>({});
  const [echo, setEcho] = useState<Echo>({});
  const [complaints, setComplaints] = useState<Complaints>({});
  const [stamps, setStamps] = useState(0);
  const [resets, setResets] = useState(0);
  const [facts, setFacts] = useState<EveryInputFacts>();

  useEffect(() => {
    if (!form.current) return;
    setTypes(typesOf(form.current));
    setInitial(echoOf(form.current));
    setEcho(echoOf(form.current));
  }, []);

  const asked = { seed, level };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const wrong = complaintsOf(sent);
    setComplaints(wrong);
    const invalid = fields.filter(({ name }) => wrong[name] !== undefined);
    if (invalid.length === 0) {
      const values = echoOf(sent, event.nativeEvent.submitter);
      setEcho(values);
      return setFacts({ ...asked, not_valid: [], sent: values });
    }
    inputOf(sent, invalid[0]?.name)?.focus();
    setFacts({ ...asked, not_valid: invalid.map(({ name }) => name), sent: {} });
  };

  const stamp = ({ form: stamped }: HTMLInputElement) => {
    flushSync(() => setStamps((before) => before + 1));
    if (stamped) setEcho(echoOf(stamped));
  };

  const reset = () => {
    setStamps(0);
    setResets(resets + 1);
    setComplaints({});
    // The browser resets the fields only after this event.
    setEcho(initial);
  };

  return (
    <>
      <form
        ref={form}
        aria-label="Every input"
        noValidate
        autoComplete="off"
        onInput={({ currentTarget }) => setEcho(echoOf(currentTarget))}
        onSubmit={send}
        onReset={reset}
      >
        <Inputs tasks={tasks} complaints={complaints} />
        <Choices tasks={tasks} />
        {moreTasks && <MoreInputs key={resets} tasks={moreTasks} />}
        <Buttons hint={tasks.stamp.words} stamps={stamps} onStamp={stamp} />
      </form>
      <EchoTable echo={echo} types={types} rows={moreTasks ? [...all, ...moreFields] : all} />
      <Verdict name="every-verdict" judge={judge} facts={facts} />
    </>
  );
};

const inputOf = (form: HTMLFormElement, name: string | undefined): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const typesOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ name, type }) => [name, type],
    ),
  );

const complaintsOf = (form: HTMLFormElement): Complaints =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const complaint = complaintOf(field, inputOf(form, field.name)?.validity ?? {});
      return complaint ? [[field.name, complaint]] : [];
    }),
  );

export default EveryInput;
