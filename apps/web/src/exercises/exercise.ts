import type { ComponentType } from 'react';
import type { Lesson } from '../ui/lesson.ts';

export const groups = ['Elements', 'Widgets', 'Interactions'] as const;

export interface Exercise extends Lesson {
  slug: string;
  path: `/webelements/${string}`;
  group: (typeof groups)[number];
  page: () => Promise<{ default: ComponentType }>;
}
