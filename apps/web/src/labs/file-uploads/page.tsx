import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FileUploadsFacts } from '@sparring/contracts/lab-facts/file-uploads';
import { damagedAfter, judge } from '@sparring/practice/labs/file-uploads/judge';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { apiOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { Chooser } from './chooser.tsx';
import { FileTable } from './file-table.tsx';
import type { dials } from './lesson.ts';
import { toldOf } from './rows.ts';
import { useTransfer } from './use-transfer.ts';

export * from './lesson.ts';

const FileUploads = ({ delay, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [address] = useState(() => `${apiOfTab(search)}/labs/uploads`);
  const [damaged] = useState(() => damagedAfter(seed));
  const files = useTransfer({ address, delayMs: delay * 1000, damagedAfter: damaged });
  const { rows, transfer, isRunning } = files;
  const [facts, setFacts] = useState<FileUploadsFacts>();
  const isReady = rows.some(({ state }) => state === 'ready');

  return (
    <>
      <Chooser onChoose={files.add} />
      <FileTable rows={rows} isRunning={isRunning} onSendAgain={files.sendAgain} />
      <div className="row spaced-5">
        <Button name="uploads-start" disabled={isRunning || !isReady} onClick={files.upload}>
          Upload
        </Button>
        <Button name="uploads-cancel" look="plain" disabled={!isRunning} onClick={files.cancel}>
          Cancel
        </Button>
        <Button
          name="uploads-clear"
          look="plain"
          disabled={isRunning || rows.length === 0}
          onClick={files.clear}
        >
          Clear the list
        </Button>
      </div>
      <label className="label" htmlFor="uploads-progress">
        Bytes sent
      </label>
      <progress
        {...testable('uploads-progress')}
        max={transfer.totalBytes}
        value={transfer.bytes}
      />
      <Outcome label="Transfer" name="uploads-transfer">
        {transfer.text}
      </Outcome>
      <p>
        <a {...testable('uploads-at-api')} href={address}>
          The uploads at the API
        </a>
      </p>
      <Button name="uploads-finish" onClick={() => setFacts({ seed, delay, ...toldOf(rows) })}>
        Finish
      </Button>
      <Verdict name="uploads-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default FileUploads;
