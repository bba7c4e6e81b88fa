#!/usr/bin/env node
// Old versions of Node run this file, so it uses only what they support.
const oldest = 24;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `\n✗ Node ${process.versions.node} is too old: install Node ${oldest} or newer from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  void import('./apps/grader/dist/program/main.js');
}
