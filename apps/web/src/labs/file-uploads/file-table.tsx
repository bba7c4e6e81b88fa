import { Button } from '../../ui/button.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import { type UploadRow, stateInWords } from './rows.ts';

interface FileTableProps {
  readonly rows: readonly UploadRow<File>[];
  readonly isRunning: boolean;
  readonly onSendAgain: (row: UploadRow<File>) => void;
}

export const FileTable = ({ rows, isRunning, onSendAgain }: FileTableProps) => (
  <ScrollBox label="Files" className="spaced-5">
    <table {...testable('uploads-files')} className={styles.files}>
      <caption>Files</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Bytes</th>
          <th scope="col">State</th>
          <th scope="col">SHA-256 at the API</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-state={row.state}>
            <th scope="row">{row.file.name}</th>
            <td>{row.file.size}</td>
            <td>{stateInWords(row)}</td>
            <td>
              {row.state === 'arrived' && (
                <>
                  <code className="breakable spaced-2 block">{row.sha256}</code>
                  <Button
                    name={`uploads-again-${row.number}`}
                    look="plain"
                    aria-label={`Send again: ${row.file.name}`}
                    disabled={isRunning}
                    onClick={() => onSendAgain(row)}
                  >
                    Send again
                  </Button>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);
