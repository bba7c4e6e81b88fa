import { type SubmitEvent, useState } from 'react';
import type { Problem } from '@sparring/contracts/problem';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { fileTypes, mostFileBytes, mostFiles } from '@sparring/contracts/uploads/upload-limits';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import tables from '../../ui/tables.module.css';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import styles from './upload-form.module.css';

type Answered =
  | { readonly text: string; readonly files: Upload['files'] }
  | { readonly text: string; readonly files?: undefined };

const send = async (url: string, body: FormData): Promise<Answered> => {
  const response = await fetch(url, { method: 'POST', body });
  const answer = (await response.json()) as Upload | Problem;
  return 'files' in answer
    ? { text: `${response.status}: accepted`, files: answer.files }
    : { text: `${response.status} ${answer.error}: ${answer.detail}` };
};

/** Uploads files of the reader. Nothing is checked in the page, so that the API refuses what it refuses. */
export const UploadForm = () => {
  const { base } = useWorkspace();
  const [answered, setAnswered] = useState<Answered>({ text: 'Nothing sent yet.' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    setAnswered({ text: 'Waiting for the response…' });
    setAnswered(
      await send(`${base}/labs/uploads`, body).catch((cause: unknown) => ({
        text: `The upload got no response (${String(cause)}). Send it again.`,
      })),
    );
  };

  return (
    <>
      <h2>Upload your own files</h2>
      <p>
        The API accepts {fileTypes.join(', ')}; {mostFiles} files at most, each of 1 to{' '}
        {mostFileBytes} bytes. It computes the SHA-256 of each file and keeps no bytes. Compare it
        with the one that your own machine computes: every byte arrived.
      </p>
      <form {...testable('own-upload')} aria-label="Upload your own" onSubmit={submit}>
        <Field label="Your files" name="own-files">
          {(wiring) => (
            <input {...wiring} className={styles.files} type="file" name="file" multiple />
          )}
        </Field>
        <p>
          <Button name="own-upload-send" type="submit">
            Upload
          </Button>
        </p>
      </form>
      <Outcome label="Upload" name="own-upload-answer">
        {answered.text}
      </Outcome>
      {answered.files && <FileTable files={answered.files} />}
    </>
  );
};

const FileTable = ({ files }: { files: Upload['files'] }) => (
  <table {...testable('own-upload-accepted')} className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">File</th>
        <th scope="col">Type</th>
        <th scope="col">Bytes</th>
        <th scope="col">SHA-256</th>
      </tr>
    </thead>
    <tbody>
      {files.map(({ name, type, size, sha256 }) => (
        <tr key={name + sha256}>
          <th scope="row">{name}</th>
          <td>{type}</td>
          <td>{size}</td>
          <td>
            <code className="breakable">{sha256}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
