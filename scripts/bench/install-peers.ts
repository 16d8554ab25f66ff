import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from '../test/run-command.ts'
import { type Peer, peers } from './peers.ts'

const folder = resolve('.cache/peers')

/** The peer with its node_modules, or why it cannot be installed on this machine. */
export type Installed =
  | { readonly peer: Peer; readonly packages: string }
  | { readonly peer: Peer; readonly reason: string }

/** Installs what is missing into `.cache/peers`, each separately, so that one failure does not affect the others. */
export async function installPeers(say: (line: string) => void): Promise<readonly Installed[]> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(`${folder}/package.json`)) writeFileSync(`${folder}/package.json`, '{ "private": true }\n')
  const installed: Installed[] = []
  for (const peer of peers) installed.push(await install(peer, say))
  return installed
}

async function install(peer: Peer, say: (line: string) => void): Promise<Installed> {
  const { needs, version } = peer
  if (needs && (await runCommand(needs.command, { limitSeconds: 20 })).code !== 0)
    return { peer, reason: `it needs ${needs.from}` }
  if (version === undefined) return { peer, packages: resolve('node_modules') }
  const packages = `${folder}/node_modules`
  if (versionOf(`${packages}/${peer.package}`) === version) return { peer, packages }
  say(`Installing ${peer.package}@${version} into .cache/peers ...`)
  const wanted = `${peer.package}@${version}`
  const command = ['npm', 'install', '--prefix', folder, '--save-exact', '--no-audit', '--no-fund', wanted] as const
  const { code, output } = await runCommand(command, { limitSeconds: 300 })
  if (code === 0) return { peer, packages }
  const complaint = output.split('\n').find((line) => line.startsWith('npm error')) ?? `npm ended with ${code}`
  return { peer, reason: `${wanted} could not be installed (${complaint})` }
}

/** The version of the package in the folder; undefined if there is none. */
export function versionOf(packageFolder: string): string | undefined {
  const file = `${packageFolder}/package.json`
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
