import type { FileEntry } from '@sparring/contracts/files';
import { useState } from 'react';
import { logFailure } from '../../../practice/log-failure.ts';
import { saveFile } from '../../../practice/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';

export const FileRow = ({ name, url }: FileEntry) => {
  const [state, setState] = useState('not saved');
  const rowName = name.toLowerCase().replace(' ', '-');
  const download = async () => {
    setState('downloading…');
    try {
      setState(`saved, ${await saveFile(url)} bytes`);
    } catch (cause) {
      setState('not saved');
      logFailure(`Downloading ${url} failed.`, cause);
    }
  };

  return (
    <tr {...testable(rowName)}>
      <th scope="row">{name}</th>
      <td>
        <output {...testable(`${rowName}-state`)} aria-label={`State of ${name}`}>
          {state}
        </output>
      </td>
      <td>
        <Button name={`${rowName}-download`} aria-label={`Download ${name}`} onClick={download}>
          Download
        </Button>
      </td>
    </tr>
  );
};
