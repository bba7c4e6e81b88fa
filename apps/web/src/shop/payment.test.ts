import { products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { createClock } from '../session/clock.ts';
import { idealBanks, type PaymentForm } from './order.ts';
import {
  confirmationEmail,
  fieldErrors,
  isBank,
  isCardNumber,
  isCvc,
  isEmail,
  isExpiry,
  isName,
  orderNumber,
  paymentResult,
} from './payment.ts';

const sixteenDigits = fc.array(fc.nat(9), { minLength: 16, maxLength: 16 });

const filled: PaymentForm = {
  credit: { name: 'Ada Lovelace', number: '4111111111111111', expiry: '12/29', cvc: '123' },
  paypal: { email: 'ada@example.org' },
  ideal: { bank: 'Bunq' },
};

describe('the name', () => {
  test.each(['A', ' Ada ', '王'])('may be %o', (text) => expect(isName(text)).toBe(true));
  test.each(['', ' ', '\t'])('may not be %o', (text) => expect(isName(text)).toBe(false));
});

describe('the card number', () => {
  test('has 16 digits, no more and no less', () => {
    expect(['1'.repeat(15), '1'.repeat(16), '1'.repeat(17)].map(isCardNumber)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('may have spaces anywhere', () => {
    fc.assert(
      fc.property(sixteenDigits, fc.array(fc.nat(16)), (number, places) => {
        const spaced = number.flatMap((digit, at) => (places.includes(at) ? [' ', digit] : digit));
        expect(isCardNumber(spaced.join(''))).toBe(true);
      }),
    );
  });

  test.each(['4111-1111-1111-1111', '411111111111111a', '4111111111111111\n', '٤'.repeat(16), ''])(
    'may not be %o',
    (text) => expect(isCardNumber(text)).toBe(false),
  );
});

describe('the expiry', () => {
  test.each(['01/00', '09/27', '12/99'])('may be %s', (text) => expect(isExpiry(text)).toBe(true));
  test.each(['00/27', '13/27', '1/27', '12/2027', '12-27', '1227', ' 12/27', '12/27 ', ''])(
    'may not be %o',
    (text) => expect(isExpiry(text)).toBe(false),
  );
});

describe('the CVC', () => {
  test.each(['123', '1234', '000'])('may be %s', (text) => expect(isCvc(text)).toBe(true));
  test.each(['12', '12345', '12a', '1 3', ''])('may not be %o', (text) =>
    expect(isCvc(text)).toBe(false),
  );
});

describe('the e-mail address', () => {
  test.each(['a@b.c', 'first.last+tag@mail.example.org', 'ü@exämple.de'])('may be %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  test.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a@b@c.d', 'a b@c.d', 'a@b.c\n'])(
    'may not be %o',
    (text) => expect(isEmail(text)).toBe(false),
  );

  test('is checked in linear time', () => {
    expect(isEmail(`a@${'b.'.repeat(100_000)}@`)).toBe(false);
  });
});

describe('the bank', () => {
  test.each(idealBanks)('may be %s', (bank) => expect(isBank(bank)).toBe(true));
  test.each(['', 'bunq', 'Bank of Nowhere'])('may not be %o', (text) =>
    expect(isBank(text)).toBe(false),
  );
});

describe('the form', () => {
  test.each(['credit', 'paypal', 'ideal'] as const)('has none when %s is filled in', (method) => {
    expect(fieldErrors(filled, method)).toEqual({});
  });

  test.each(['name', 'number', 'expiry', 'cvc'] as const)('blames %s alone', (field) => {
    const form = { ...filled, credit: { ...filled.credit, [field]: '' } };
    expect(Object.keys(fieldErrors(form, 'credit'))).toEqual([field]);
  });
});

describe('the payment', () => {
  test('has the PayPal address or the placeholder as its confirmation address', () => {
    expect(confirmationEmail(filled, 'paypal')).toBe('ada@example.org');
    expect(confirmationEmail(filled, 'credit')).toBe('customer@example.com');
    expect(confirmationEmail(filled, 'ideal')).toBe('customer@example.com');
  });

  test('has an order number of ORD- and a whole number below 1,000,000', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [, number] = /^ORD-(\d{1,6})$/.exec(orderNumber(createChance(seed))) ?? [];
        expect(String(Number(number))).toBe(number);
      }),
    );
  });

  test('reaches the lowest and the highest order number', () => {
    const lowest = { ...createChance(1), integer: () => 0 };
    const highest = { ...createChance(1), integer: (below: number) => below - 1 };
    expect([lowest, highest].map(orderNumber)).toEqual(['ORD-0', 'ORD-999999']);
  });

  test('has its time and its confirmation address', () => {
    const clock = { ...createClock(1), now: () => 1_800_000_000_000 };
    const order = { items: products, method: 'ideal', email: 'ada@example.org' } as const;
    expect(paymentResult(order, clock, createChance(7))).toEqual({
      success: true,
      email: 'ada@example.org',
      orderNumber: orderNumber(createChance(7)),
      timestamp: 1_800_000_000_000,
    });
  });
});
