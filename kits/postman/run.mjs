// Runs both collections with newman and writes JUnit XML to reports/.
import { promisify } from 'node:util';
import newman from 'newman';

const { API_URL = 'http://127.0.0.1:3001', WORKSPACE = '' } = process.env;
const run = promisify(newman.run);

const collections = {
  lessons: 'lessons.json',
  // Sparring generates this collection: a request for every endpoint, each with tests.
  generated: `${API_URL}${WORKSPACE && `/w/${WORKSPACE}`}/postman.json`,
};

for (const [name, collection] of Object.entries(collections)) {
  const { run: result } = await run({
    collection,
    environment: 'environment.json',
    envVar: [
      { key: 'apiUrl', value: API_URL },
      { key: 'member', value: WORKSPACE || 'lessons' },
    ],
    reporters: ['cli', 'junit'],
    reporter: { junit: { export: `reports/${name}.xml` } },
  });
  if (result.failures.length > 0) process.exitCode = 1;
}
