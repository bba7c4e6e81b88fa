import type { RichTextFacts } from '@sparring/contracts/lab-facts/rich-text';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawWanted, printed, verdictOf, wantedText } from './wanted.ts';

export const judge = ({ seed, lines, by_script }: RichTextFacts): Judged =>
  verdictOf(printed(wantedText(drawWanted(createChance(seed)))), lines, by_script);
