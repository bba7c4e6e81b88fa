import express from 'express';
import type { Plugin } from 'vite';
import { createDoors } from '../server/doors/routes.ts';

/** The documents of the lab about doors, which the server of the site sends, for `npm run dev`. */
export const doorsInDev = (): Plugin => ({
  name: 'doors',
  configureServer: ({ middlewares }) => void middlewares.use(express().use(createDoors())),
});
