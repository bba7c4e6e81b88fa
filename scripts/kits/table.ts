import type { Kit } from './suite.ts';
import { mavenSuite, mavenSuiteWithChromedriver } from './maven.ts';
import { npmSuite, npmSuiteWithChromium } from './npm.ts';
import {
  pytestWithChromedriver,
  pytestWithChromium,
  pythonSuite,
  robotWithChromedriver,
} from './python.ts';

/**
 * Every kit, one line each, in the order in which they run. A learner copies a kit, so it imports nothing of the
 * workspace and repeats some lines of other kits; the JavaScript kits use npm, because a learner has npm.
 */
export const kits: Kit[] = [
  { name: 'postman', prepare: npmSuite },
  { name: 'playwright', prepare: npmSuiteWithChromium },
  { name: 'pytest', prepare: pytestWithChromium },
  { name: 'selenium-python', prepare: pytestWithChromedriver },
  { name: 'schemathesis', prepare: (folder) => pythonSuite(folder, 'run.py') },
  { name: 'rest-assured', prepare: mavenSuite },
  { name: 'selenium-java', prepare: mavenSuiteWithChromedriver },
  { name: 'robot', prepare: robotWithChromedriver },
  { name: 'load', prepare: npmSuite },
];
