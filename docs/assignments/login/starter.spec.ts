import { test } from '@playwright/test';

test('the account that the page prints leads to the page behind the login', async () => {});

test('a wrong password is refused with a message', async () => {});

test('Logout leads to the login page', async () => {});

test('nobody sees the page behind the login without one', async () => {});
