import { files } from '@sparring/contracts/files';
import { testable } from '../../../ui/testable.ts';
import { FileRow } from './file-row.tsx';
import styles from './page.module.css';

export * from './lesson.ts';

const FileDownloader = () => (
  <table {...testable('files')} className={styles.files}>
    <caption className="caption">Files</caption>
    <thead>
      <tr>
        <th scope="col">File</th>
        <th scope="col">State</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
    <tbody>
      {files.map((file) => (
        <FileRow key={file.url} {...file} />
      ))}
    </tbody>
  </table>
);

export default FileDownloader;
