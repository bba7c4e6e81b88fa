import { Download } from './download.tsx';
import { type ChangeEvent, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './page.module.css';

/** Reads the name of the chosen file and sends nothing. */
const Upload = () => {
  const [message, setMessage] = useState('');
  const announce = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    setMessage(file ? `File "${file.name}" has been uploaded successfully!` : '');
  };

  return (
    <>
      <Field label="File to upload" name="upload-file">
        {(wiring) => <input {...wiring} className={styles.file} type="file" onChange={announce} />}
      </Field>
      <Outcome label="Upload" name="upload-message">
        {message}
      </Outcome>
    </>
  );
};

export * from './lesson.ts';

const UploadDownload = () => (
  <>
    <h2>Download</h2>
    <Download />
    <h2>Upload</h2>
    <Upload />
  </>
);

export default UploadDownload;
