import { spawnSync } from 'node:child_process'

/** Returns the command that starts compose on this machine; undefined if it has none. */
export function findCompose(): readonly [string, ...string[]] | undefined {
  const ways: [string, ...string[]][] = [['docker', 'compose'], ['docker-compose']]
  return ways.find(([program, ...args]) => spawnSync(program, [...args, 'version'], { stdio: 'ignore' }).status === 0)
}
