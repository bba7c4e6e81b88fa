import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-clicks',
  solved: afterRun(
    { hold: 0.3 },
    {
      seed: 7,
      hold: 4,
      presses: {
        Double: { asked: 1, clicks: 2 },
        Right: { asked: 1, clicks: 0 },
        Middle: { asked: 1, clicks: 0 },
        Long: { asked: 1, clicks: 1 },
      },
      chosen: ['As PDF'],
      rows: ['Archive Water'],
      selected: ['Bergen', 'Cusco', 'Esbjerg', 'Hobart'],
      ranges: 1,
      scripted: [],
    },
  ),
  half: { chosen: [], selected: ['Bergen'] },
  says: 'Not as asked: Chosen is empty; Selected is Bergen.',
};
