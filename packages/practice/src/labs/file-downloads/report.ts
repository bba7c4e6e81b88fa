import { amount, centsOf, type Year } from './months.ts';
import { pdfOf } from './pdf.ts';

/** What a server sends in place of a file after a session has ended. */
const loginPage = `<!doctype html>
<html lang="en">
<title>Log in</title>
<p>Log in to see the report.</p>
</html>
`;

/** The bytes that are saved as report.pdf. */
export const reportFor = (year: Year, isLoggedIn: boolean): string =>
  isLoggedIn ? reportWith(year, year.code) : loginPage;

/** The report that the API sends. Its code is another one, so that the page does not have it. */
export const sessionReportOf = (year: Year): string => reportWith(year, year.sessionCode);

const reportWith = ({ months }: Year, code: string): string => {
  const total = centsOf(months.flatMap(({ orders }) => orders));
  return pdfOf(['Report on three months', `Total ${amount(total)}`, `Code ${code}`]);
};
