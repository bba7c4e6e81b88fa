import { spawnSync } from 'node:child_process';
import { Failure } from '../programs/failure.ts';

/** The program that runs containers on this machine. */
export interface Engine {
  readonly cli: 'docker' | 'podman';
  readonly compose: readonly string[];
}

const answers = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Finds a Docker engine that answers, else podman. */
export const findEngine = (): Engine => {
  if (answers('docker', 'info') && answers('docker', 'compose', 'version')) {
    return { cli: 'docker', compose: ['docker', 'compose'] };
  }
  if (answers('podman', 'info') && answers('podman-compose', 'version')) {
    return { cli: 'podman', compose: ['podman-compose'] };
  }
  throw new Failure(
    'No container engine was found: start a Docker engine with its Compose plugin, or install podman and podman-compose.',
  );
};

export const project = 'sparring-check';

const label = (name: string, value: string) => `label=com.docker.compose.${name}=${value}`;

/** Removes the containers, networks and volumes of a run, including an interrupted one. */
export const removeAll = ({ cli }: Engine): void => {
  const remove = (kind: 'container' | 'network' | 'volume', ...list: string[]) => {
    const filter = ['--filter', label('project', project)];
    const found = spawnSync(cli, [kind, 'ls', '-q', ...list, ...filter], { encoding: 'utf8' });
    const ids = found.stdout.split('\n').filter(Boolean);
    if (ids.length > 0) spawnSync(cli, [kind, 'rm', '-f', ...ids], { stdio: 'ignore' });
  };
  remove('container', '-a');
  remove('network');
  remove('volume');
};
