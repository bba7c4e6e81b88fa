import { queryOf } from '../call.ts';
import { all, type Single } from '../proofs/all.ts';

const edge = (limit: string, status: number): Single => ({
  say: `\`limit=${limit}\` gets ${status}.`,
  on: ['listBooks'],
  is: (call) =>
    call.status === status &&
    (status === 200 || call.pointer === '/limit') &&
    queryOf(call.path).getAll('limit').join() === limit,
});

export const limitEdges = all(edge('1', 200), edge('100', 200), edge('0', 400), edge('101', 400));
