import { join } from 'node:path';
import { writeSource } from './write.ts';

const web = join(import.meta.dirname, '../..');
const [root = join(web, '../..')] = process.argv.slice(2);

writeSource(root, join(web, 'dist/site'));
