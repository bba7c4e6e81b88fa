import type { CardDefect } from '../../card/card.ts';

export const anchorOf = ({ name }: Pick<CardDefect, 'name'>): string => name.replace(' ', '-');
