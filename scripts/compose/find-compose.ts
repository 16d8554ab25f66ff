import { spawnSync } from 'node:child_process'

/** The words that start compose on this machine; nothing when it has none. */
export function findCompose(): readonly [string, ...string[]] | undefined {
  const ways: [string, ...string[]][] = [['docker', 'compose'], ['docker-compose']]
  return ways.find(([program, ...args]) => spawnSync(program, [...args, 'version'], { stdio: 'ignore' }).status === 0)
}
