import { plain } from '../ui/marks.ts';
import type { Difficulty } from '../practice/difficulty.ts';
import type { Lab, Skill } from './lab.ts';

/** What the visitor looks for. Empty texts match every lab. */
export interface LabFilter {
  readonly words: string;
  readonly skill: Skill | '';
  readonly difficulty: Difficulty | '';
}

type Described = Pick<Lab, 'title' | 'trains' | 'skills' | 'difficulty'>;

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

/** The labs that have every word, the skill and the difficulty. */
export const matching = <Each extends Described>(
  labs: readonly Each[],
  { words, skill, difficulty }: LabFilter,
): readonly Each[] =>
  labs.filter((lab) => {
    const searchable = `${lab.title} ${plain(lab.trains)} ${lab.skills.join(' ')}`.toLowerCase();
    return (
      wordsOf(words).every((word) => searchable.includes(word)) &&
      (skill === '' || lab.skills.includes(skill)) &&
      (difficulty === '' || lab.difficulty === difficulty)
    );
  });
