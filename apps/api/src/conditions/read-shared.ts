import type { Conditions } from '@sparring/contracts/conditions';
import { batched } from '../database/batch.ts';
import { rows, sql, type Engine } from '../database/engine.ts';
import type { ConditionsOf } from './reader.ts';
import { conditionsIn } from './stored.ts';

interface Asking {
  readonly name: string;
  readonly resolve: (found: Conditions) => void;
  readonly reject: (error: unknown) => void;
}

const found = `SELECT name, conditions FROM workspace
  WHERE conditions IS NOT NULL AND name IN (SELECT json_array_elements_text($1::json))`;

/** Reads conditions in a database that other replicas change too: once for all calls that arrive together. */
export const readShared = ({ read }: Pick<Engine, 'read'>): ConditionsOf => {
  const readAll = async (asking: readonly Asking[]): Promise<void> => {
    const names = JSON.stringify([...new Set(asking.map(({ name }) => name))]);
    try {
      const stored = await read(rows<{ name: string; conditions: string }>(sql(found, names)));
      const byName = new Map(stored.map(({ name, conditions }) => [name, conditions]));
      for (const { name, resolve } of asking) resolve(conditionsIn(byName.get(name)));
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  };
  const ask = batched<Asking>((asking) => void readAll(asking));
  return (name) => new Promise((resolve, reject) => ask({ name, resolve, reject }));
};
