/** What a learner types after `npm run grade -- --in kits/<kit>`, in the order of the tables. */
export const commands: Readonly<Record<string, readonly string[]>> = {
  playwright: ['npx', 'playwright', 'test'],
  'selenium-java': ['mvn', '-q', 'test'],
  'selenium-python': ['.venv/bin/pytest'],
  robot: ['.venv/bin/robot', '-A', 'robot.args', 'tests'],
  pytest: ['.venv/bin/pytest'],
  'rest-assured': ['mvn', '-q', 'test'],
  postman: ['npm', 'test'],
  load: ['npm', 'test'],
};

export const commandOf = (kit: string): string =>
  ['npm run grade -- --in', `kits/${kit}`, '--full', ...(commands[kit] ?? [])].join(' ');
