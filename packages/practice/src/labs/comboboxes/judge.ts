import type { ComboboxesFacts } from '@sparring/contracts/lab-facts/comboboxes';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawWanted, verdictOf } from './choices.ts';

export const judge = ({ seed, home, travel, visited, hotel }: ComboboxesFacts): Judged =>
  verdictOf(drawWanted(createChance(seed)), {
    Home: home,
    Travel: travel,
    Visited: visited,
    Hotel: hotel,
  });
