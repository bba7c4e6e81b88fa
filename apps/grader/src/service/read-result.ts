import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { redact } from '../suite/redact.ts';
import { JUnitError, readJUnit } from '../suite/junit.ts';
import type { Result } from './cards.ts';
import { checked, given, line, present } from './fields.ts';
import { GraderProblem } from './problem.ts';

/** The result of a run as a client has sent it. */
export interface SentResult {
  /** Its Content-Type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

const longestOutput = 16 * 1024;

const form = z.object({
  end: z.enum(['exited', 'late', 'not started']).default('exited'),
  exit: z.coerce.number().int().min(-0x8000_0000).max(0xffff_ffff),
  seconds: given(z.coerce.number().min(0).max(100_000).optional()),
  output: z.string().default(''),
  /** All JUnit XML that the run has written, one file after the other. */
  junit: z.string().default(''),
  trouble: given(line(200).optional()),
});

const unreadable = (reason: string) => (): never => {
  throw new GraderProblem('invalid-input', reason);
};

const partsOf = async ({ type, bytes }: SentResult): Promise<object> => {
  const parts = await new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': type },
  })
    .formData()
    .catch(unreadable('The body is no multipart/form-data.'));
  const fields = await Promise.all(
    [...parts].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]),
  );
  return Object.fromEntries(fields) as object;
};

const jsonOf = async ({ bytes }: SentResult): Promise<unknown> =>
  new Response(bytes as Uint8Array<ArrayBuffer>).json().catch(unreadable('The body is no JSON.'));

const testsIn = (junit: string): Pick<Result, 'tests' | 'trouble'> => {
  if (!junit.includes('<testsuite')) return {};
  try {
    return { tests: readJUnit(junit) };
  } catch (error) {
    if (!(error instanceof JUnitError)) throw error;
    return { trouble: `it is broken: ${error.message}` };
  }
};

/** The parts of `multipart/form-data`, as curl sends it, or the members of a JSON object. */
export const readResult = async (sent: SentResult): Promise<Result> => {
  const fields = await (sent.type.startsWith('multipart/') ? partsOf(sent) : jsonOf(sent));
  const { end, exit, seconds, output, junit, trouble } = checked(form, fields);
  return {
    end,
    exit,
    ...present({ seconds }),
    output: redact(stripVTControlCharacters(output.slice(-longestOutput))),
    ...(trouble === undefined ? testsIn(junit) : { trouble }),
  };
};
