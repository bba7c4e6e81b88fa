/** How a learner grades a kit. */
interface GradeCommand {
  /** The files of its tests, where the runner takes their names. */
  readonly files?: string;
  readonly words: readonly string[];
}

/** What a learner types after `npm run grade -- --in kits/<kit>`, in the order of the tables. */
export const commands: Readonly<Record<string, GradeCommand>> = {
  playwright: { files: 'tests/*.spec.ts', words: ['npx', 'playwright', 'test'] },
  'selenium-java': { words: ['mvn', '-q', 'test'] },
  'selenium-python': { words: ['.venv/bin/pytest'] },
  robot: { words: ['.venv/bin/robot', '-A', 'robot.args', 'tests'] },
  pytest: { words: ['.venv/bin/pytest'] },
  'rest-assured': { words: ['mvn', '-q', 'test'] },
  postman: { words: ['npm', 'test'] },
  load: { words: ['npm', 'test'] },
};

/** The options that come before the command. */
export const optionsOf = (kit: string): readonly string[] => {
  const files = commands[kit]?.files;
  return ['--in', `kits/${kit}`, ...(files ? ['--files', files] : [])];
};
