import { existsSync } from 'node:fs';
import { succeeds } from './processes.ts';

/** Installs packages on Debian and its derivatives, only as root or in CI, where no password is needed. */
export const installFromDebian = async (...packages: string[]): Promise<boolean> => {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || process.env['CI'])) return false;
  console.log(`Installing the Debian packages ${packages.join(', ')} …`);
  const [command = '', ...first] = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds(command, [...first, 'update', '-q'], { env });
  /* Another step may be installing something as well. */
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  const install = [...wait, 'install', '-qy', '--no-install-recommends'];
  return succeeds(command, [...first, ...install, ...packages], { env });
};
