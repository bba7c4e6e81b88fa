import { existsSync } from 'node:fs';
import { succeeds } from './processes.ts';

/** Installs packages where nobody has to be asked: as root, on Debian and its kin. */
export async function installFromDebian(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Debian's ${packages.join(' and ')} are installed …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update', '-q'], { env });
  return succeeds('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env });
}
