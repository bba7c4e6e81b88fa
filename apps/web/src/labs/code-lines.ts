interface CodeLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of a test that do something: no import, no blank line and no end of a block. */
export const codeLines = (source: string): readonly CodeLine[] =>
  source
    .split('\n')
    .map((text, at) => ({ number: at + 1, text }))
    .filter(({ text }) => !/^(?:import .*|[\s\])}>;,]*)$/.test(text));
