import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Decision {
  readonly number: string;
  readonly file: string;
  readonly title: string;
  readonly date: string;
  readonly status: string;
}

const form =
  /^# (?<number>\d{4}): (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d) · (?<status>.+)\n\n\*\*/;

/** The valid statuses: accepted, accepted with later changes, or no longer in force. */
const known = /^(accepted(, amended by \[\d{4}\]\(.+\))?|superseded by \[\d{4}\]\(.+\))$/;

export const readDecision = (file: string, text: string): Decision => {
  const { number = '', title = '', date = '', status = '' } = form.exec(text)?.groups ?? {};
  if (!number || !file.startsWith(`${number}-`)) {
    throw new Error(`${file} does not begin with "# ${file.slice(0, 4)}: title", date and status.`);
  }
  if (!known.test(status)) throw new Error(`${file} has the invalid status "${status}".`);
  return { number, file, title, date, status };
};

export const readDecisions = (folder: string): Decision[] => {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  return files
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')));
};

export const printIndex = (decisions: Decision[]): string => {
  const rows = decisions.map(
    ({ number, file, title, date, status }) =>
      `- [${number}](${file}) ${title} (${date}, ${status})`,
  );
  return `# Decisions

Each record describes one decision in about ten lines: its context, the decision, the alternatives and the consequences. A record stays as long as a newcomer would propose the refused alternative again, or as it binds data or clients; otherwise its reason is a comment where it applies, and the number is not used again. \`npm run fix\` writes this page.

${rows.join('\n')}
`;
};
