import { graphqlCodes } from '@sparring/contracts/graphql';
import { testable } from '../../ui/testable.ts';
import tables from '../../ui/tables.module.css';
import { GraphqlEditor } from './graphql-editor.tsx';

/** Lets the reader write GraphQL, and says what its errors mean. */
export const GraphqlGuide = () => (
  <>
    <h2>Write a query</h2>
    <p>
      Choose an example, change it and execute it. The books are those of your workspace, so the
      Book API shows what a mutation has changed.
    </p>
    <GraphqlEditor />
    <h2>Errors</h2>
    <p>
      A status of 200 does not mean that everything went well. Each entry of <code>errors</code> has
      the <code>path</code> of its field and an <code>extensions.code</code>. For an error that the
      REST API also has, the code is its type, such as <code>NOT_FOUND</code>,{' '}
      <code>INVALID_INPUT</code> or <code>DUPLICATE_ISBN</code>. These codes exist only here:
    </p>
    <table {...testable('graphql-codes')} className={tables.tables}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">What it means</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(graphqlCodes).map(([code, meaning]) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
