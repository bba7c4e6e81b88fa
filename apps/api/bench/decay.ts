import { sparring } from './contenders.ts';
import { measure } from './load.ts';
import { table } from './report.ts';

/** Measures GET a page of ten before and after a minute of POSTs. */
export const decay = async (seconds = 60): Promise<string> => {
  const { books, tenBooks, stop } = await sparring();
  const page = { title: 'page', path: tenBooks };
  await measure(books, page, 1);
  const before = await measure(books, page, 5);
  const writing = await measure(books, { title: 'writing', path: '', writes: true }, seconds);
  const after = await measure(books, page, 5);
  await stop();
  const row = [
    before.perSecond,
    writing.perSecond * seconds,
    after.perSecond,
    after.perSecond / before.perSecond,
  ];
  return table(['Pages/s before', 'books written', 'pages/s after', 'ratio'], [row]);
};
