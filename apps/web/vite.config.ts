/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPaths } from '@sparring/contracts/paths';
import { keptCalls } from '@sparring/serving/kept-calls';
import { forAssistants } from './vite/assistants/plugin.ts';
import { chunkName } from './vite/chunk-name.ts';
import { chunkUrls } from './vite/chunk-urls.ts';
import { className } from './vite/class-name.ts';
import { compressedFiles } from './server/compressed-files.ts';
import { doorsInDev } from './vite/doors.ts';
import { endpointsPlugin } from './vite/endpoints.ts';
import { findPlugin } from './vite/find/plugin.ts';
import { fontPreload } from './vite/font-preload.ts';
import { framedFont } from './vite/framed-font.ts';
import { guidesPlugin } from './vite/guides/plugin.ts';
import { ruleBook } from './vite/rule-book.ts';
import { settingsBlock } from './vite/settings-block.ts';

const { WEB_PORT = '3000', API_PORT = '3001' } = process.env;
const { API_URL = `http://127.0.0.1:${API_PORT}` } = process.env;

const together = (name: string, tests: readonly RegExp[]) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
});

export default defineConfig({
  plugins: [
    react(),
    chunkUrls(),
    settingsBlock(),
    fontPreload(),
    framedFont(),
    doorsInDev(),
    ruleBook(),
    endpointsPlugin(),
    guidesPlugin(),
    findPlugin(),
    forAssistants(),
    compressedFiles(),
  ],
  css: { modules: { generateScopedName: className, localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist/site',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      transform: { define: keptCalls },
      output: {
        entryFileNames: 'static/js/main-[hash].js',
        chunkFileNames: (chunk) => `static/js/${chunkName(chunk)}-[hash].chunk.js`,
        assetFileNames: 'static/media/[name]-[hash][extname]',
        // Every page needs them, and one file is smaller than many.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler)./ },
            // The first load names each chunk, so small ones that pages load together are one.
            together('class-and-tasks', [
              /practice.(?:classroom|tasks)./,
              /contracts.src.member-key/,
              /ui.day-and-time/,
            ]),
            together('tab-list', [/ui.(?:tab-list|line-tabs|arrow-step)/]),
            together('lesson', [
              /practice.code.(?!.*test)/,
              /practice.(?:elements-table|exception-list|exercise-box|fold|lesson|outcome|own-rules|rule-fold|rule-list|temporary|temporary-message|tools)[./]/,
              /session.(?:chosen-tool|learner)/,
              /ui.(?:breadcrumb|field|marked|marks|neighbors|start-line|tables|use-focus-kept-while|use-media)[./]/,
            ]),
            together('reference', [
              /reference.(?:api-pages|guide-link|kebab|pages|reference-frame|sidebar)[./]/,
              /reference.endpoint.problem-table[./]/,
              /ui.method[./]/,
            ]),
            together('names-and-limits', [
              /contracts.src.files/,
              /contracts.src.lab-facts.(?:.+-names|limits|session-ways)/,
              /contracts.src.(?:auth-lab.csrf-header|uploads.upload-limits)/,
            ]),
          ],
        },
      },
    },
  },
  server: {
    port: Number(WEB_PORT),
    strictPort: true,
    proxy: Object.fromEntries(
      apiPaths.map((path) => [`^${path}(?:[/?]|$)`, { target: API_URL, ws: true }]),
    ),
  },
  test: {
    include: ['{src,vite,server,e2e}/**/*.test.ts'],
    // The test files leave no state behind, so they can share a worker.
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
