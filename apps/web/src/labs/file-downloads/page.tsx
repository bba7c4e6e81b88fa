import { type SubmitEvent, useState } from 'react';
import type { FileDownloadsFacts } from '@sparring/contracts/lab-facts/file-downloads';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/file-downloads/judge';
import { drawYear } from '@sparring/practice/labs/file-downloads/months';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { dials } from './lesson.ts';
import { MakeReport, SessionReport } from './make-report.tsx';
import { MonthTable } from './month-table.tsx';

export * from './lesson.ts';

const FileDownloads = ({ size, delay, level, seed }: Settings<typeof dials>) => {
  const [year] = useState(() => drawYear(size, createChance(seed)));
  const [marked, setMarked] = useState<FileDownloadsFacts['marked']>([]);
  const [code, setCode] = useState('');
  const [facts, setFacts] = useState<FileDownloadsFacts>();
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    setFacts({ seed, size, delay, level, marked, code });
  };

  return (
    <>
      <MonthTable year={year} marked={marked} onMark={setMarked} />
      {level > 1 ? (
        <SessionReport seed={seed} size={size} delayMs={delay * 1000} />
      ) : (
        <MakeReport year={year} delayMs={delay * 1000} />
      )}
      <form className="spaced" onSubmit={check} autoComplete="off">
        <TextField
          label="Code in report.pdf"
          name="downloads-code"
          inputMode="numeric"
          value={code}
          onText={setCode}
        />
        <Button name="downloads-check" type="submit">
          Check
        </Button>
      </form>
      <Verdict name="downloads-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default FileDownloads;
