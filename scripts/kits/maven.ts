import { execFileSync } from 'node:child_process';
import { findChromedriver } from '../browsers/chromedriver.ts';
import { findChromium } from '../browsers/chromium.ts';
import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import type { Suite } from './suite.ts';

/** A kit with a pom.xml: Maven installs everything except itself and a Java compiler. */
export const mavenSuite = async (): Promise<Suite> => {
  await installMaven();
  return { commands: [['mvn', '--quiet', '--batch-mode', 'test']] };
};

export const installMaven = async (): Promise<void> => {
  if (!areInstalled()) await installFromDebian('maven', 'default-jdk-headless');
  if (!areInstalled()) {
    throw new Failure(
      'install Maven and a JDK, 17 or newer (Debian: maven and default-jdk-headless)',
    );
  }
};

export const mavenSuiteWithChromedriver = async (): Promise<Suite> => {
  const suite = await mavenSuite();
  // Debian's driver package also installs the browser that fits it, so the driver comes first.
  const CHROMEDRIVER_PATH = await findChromedriver(process.env);
  const CHROMIUM_PATH = await findChromium(process.env);
  return { ...suite, env: { CHROMEDRIVER_PATH, CHROMIUM_PATH } };
};

/** Whether there is Maven and a Java compiler of version 17 or newer. */
const areInstalled = (): boolean => {
  try {
    execFileSync('javac', ['--release', '17', '--version'], { stdio: 'pipe' });
    execFileSync('mvn', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};
