/** The services of the tests, as Debian packages them; each test starts its own on a free port. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { natsProgram, postgresPrograms } from '../src/server/stress/services.ts';

const areThere = () => postgresPrograms() !== undefined && existsSync(natsProgram);

/** Whether there are Postgres and NATS for the tests; installs Debian's where this user may. */
export function provideServices(): boolean {
  if (areThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing postgresql nats-server …');
  const command = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql nats-server';
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return areThere();
}

export const withoutServices =
  '\n!! SKIPPED: the tests of several processes. They need Postgres and NATS; install Debian’s postgresql and nats-server and run again.';
