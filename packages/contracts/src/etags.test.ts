import { expect, test } from 'vitest';
import { etags } from './etags.ts';

test.each(['"7"', 'W/"7"', '"6", "7"', '"6" ,W/"7"', '""', '*', '"6",,"7"', ', "7" ,'])(
  '%s is a list of ETags',
  (value) => {
    expect(etags.safeParse(value).success).toBe(true);
  },
);

test.each(['7', '', '"7', 'w/"7"', '"6" "7"', '*, "7"', ',', '"6" , 7'])(
  '%j is not a list of ETags',
  (value) => {
    expect(etags.safeParse(value).success).toBe(false);
  },
);
