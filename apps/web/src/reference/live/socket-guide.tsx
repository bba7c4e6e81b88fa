import { closeCodes, messageExamples } from '@sparring/contracts/live/socket-guide';
import { testable } from '../../ui/testable.ts';
import tables from '../../ui/tables.module.css';

/** JSON in one line that can break at its spaces. */
const spaced = (value: unknown): string =>
  JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ');

/** The messages and the close codes. */
export const SocketGuide = () => (
  <>
    <h2>Messages</h2>
    <p>
      Each message is one JSON object. Open this page in a second tab with the same workspace to see
      what another client receives.
    </p>
    <table {...testable('socket-messages')} className={tables.tables}>
      <thead>
        <tr>
          <th scope="col">You send</th>
          <th scope="col">The API</th>
        </tr>
      </thead>
      <tbody>
        {messageExamples.map(({ message, effect }) => (
          <tr key={message.type}>
            <th scope="row">
              <code>{spaced(message)}</code>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>Close codes</h2>
    <table {...testable('socket-close-codes')} className={tables.tables}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {closeCodes.map(({ code, when }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
