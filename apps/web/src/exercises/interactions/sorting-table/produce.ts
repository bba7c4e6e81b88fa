export interface Produce {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly category: 'Fruit' | 'Vegetable';
}

export const produce: readonly Produce[] = [
  { id: 1, name: 'Carrot', price: 0.95, category: 'Vegetable' },
  { id: 2, name: 'Apple', price: 2.75, category: 'Fruit' },
  { id: 3, name: 'Asparagus', price: 10.9, category: 'Vegetable' },
  { id: 4, name: 'Banana', price: 1.4, category: 'Fruit' },
  { id: 5, name: 'Tomato', price: 2.75, category: 'Vegetable' },
  { id: 6, name: 'Mango', price: 3.2, category: 'Fruit' },
];
