import { amount, centsOf, type Year } from '@sparring/practice/labs/file-downloads/months';
import { pdfOf } from './pdf.ts';

/** What a server sends in place of a file after a session has ended. */
const loginPage = `<!doctype html>
<html lang="en">
<title>Log in</title>
<p>Log in to see the report.</p>
</html>
`;

/** The bytes that are saved as report.pdf. */
export const reportFor = ({ months, code }: Year, isLoggedIn: boolean): string => {
  if (!isLoggedIn) return loginPage;
  const total = centsOf(months.flatMap(({ orders }) => orders));
  return pdfOf(['Report on three months', `Total ${amount(total)}`, `Code ${code}`]);
};
