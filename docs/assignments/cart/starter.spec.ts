import { test } from '@playwright/test';

test('the badge counts what is in the cart', async () => {});

test('the total is the sum of the rows', async () => {});

test('Remove takes the row whose button was pressed', async () => {});

test('of two equal products Remove takes one', async () => {});
