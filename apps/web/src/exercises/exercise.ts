import type { ComponentType } from 'react';
import type { Lesson } from '../practice/lesson.ts';

export const groups = ['Elements', 'Widgets', 'Interactions'] as const;

export interface Exercise extends Lesson {
  readonly slug: string;
  readonly path: `/webelements/${string}`;
  readonly group: (typeof groups)[number];
  readonly page: () => Promise<{ default: ComponentType }>;
}
