const words: Readonly<Record<string, string>> = {
  find: '[Ff]ind',
  wait: '[Ww]ait',
  form: '[Ff]orm',
  table: '[Tt]able',
  dialog: '[Dd]ialog',
  frame: '[Ff]rame',
  file: '[Ff]ile',
  purchase: '[Pp]urchase',
  'API round trip': '[Aa](?:pi|PI)[-_ ]?[Rr]ound[-_ ]?[Tt]rip',
  'flaky service': '[Ff]laky[-_ ]?[Ss]ervice',
  'lost answer': '[Ll]ost[-_ ]?[Aa]nswer',
  'expired token': '[Ee]xpired[-_ ]?[Tt]oken',
};

export const lessons: readonly string[] = Object.keys(words);

/** What a kit has beside the twelve lessons. */
export const noLesson = 'other tests';

/** Every runner writes the name of the file, class or folder of a lesson in its own way. */
export const lessonOf = (test: string): string => {
  const [group = ''] = test.split(' › ');
  const here = lessons.find((lesson) =>
    new RegExp(`(?:^|[^A-Za-z]|Tests?[. ])${words[lesson]}(?![a-z])`).test(group),
  );
  return here ?? noLesson;
};
