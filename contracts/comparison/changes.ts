/**
 * Lists what has changed in the contract since a release or a commit, and checks that its version says so (ADR 019).
 *   npm run contracts:changes -- --since 1.0.0
 *   --release   stores the contract as the release of its version
 * Exit code 0: the version covers the changes. 1: it does not. 2: the older contract cannot be read.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Node, readContract } from '../contract.ts'
import { CommandError, defineCommand, runAsProcess } from '../define-command.ts'
import { section } from './comparison-report.ts'
import { type DocumentDifference, documentDifferences } from './differences.ts'
import { plainDocument } from './plain-schema.ts'

const USAGE = `Usage: npm run contracts:changes -- [--since VERSION|COMMIT] [--json] [--release]

  --since    a release in openapi/released, or a commit or tag of this repository; without it the last release
  --json     the changes as JSON
  --release  stores the contract as the release of its version

Examples:
  npm run contracts:changes
  npm run contracts:changes -- --since 1.0.0

Exit code 0: the version of the contract covers the changes. 1: it does not. 2: the older contract cannot be read.`

const RELEASES = `${import.meta.dirname}/../../openapi/released`

export type ContractChanges = {
  /** A client of the older contract would miss this or be broken by it. */
  breaking: DocumentDifference[]
  /** A backend of the older contract has to add or change this. */
  forBackends: DocumentDifference[]
  additive: DocumentDifference[]
  /** The lowest version that covers the changes. */
  version: string
}

/** What changed between two contracts. `now` is the newer one. */
export function changesBetween(before: Node, now: Node): ContractChanges {
  const forClients = documentDifferences(before, now, { mayAdd: true })
  const forBackends = documentDifferences(now, before, { mayAdd: true }).filter(({ level }) => level === 'breaking')
  // A bound that the newer contract leaves open is one that clients relied on.
  const breaking = forClients.filter(({ level }) => level !== 'harmless')
  const additive = forClients.filter(({ level }) => level === 'harmless')
  const [major, minor, patch] = numbersOf(versionOf(before))
  const isAdded = forBackends.length + additive.length > 0
  const version =
    breaking.length > 0 ? `${major + 1}.0.0` : isAdded ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`
  return { breaking, forBackends, additive, version }
}

const versionOf = (document: Node) => String((document.info as Node).version)
const numbersOf = (version: string) => version.split('.').map(Number) as [number, number, number]

/** Whether a version is at least another one. */
export function covers(version: string, needed: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(needed)]
  const first = own.findIndex((number, index) => number !== other[index])
  return first === -1 || (own[first] ?? 0) > (other[first] ?? 0)
}

/** The contract of a release (`1.0.0`) or of a commit. */
export function readEarlier(since: string): Node {
  const file = join(RELEASES, `${since}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Node
  try {
    const show = ['show', `${since}:generated/provider.json`]
    return JSON.parse(execFileSync('git', show, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 })) as Node
  } catch {
    throw new CommandError(`No release or commit ${since}. The releases are ${releases().join(', ')}.`)
  }
}

/** The versions in openapi/released, oldest first. */
export const releases = (): string[] =>
  readdirSync(RELEASES)
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted((one, other) => (covers(one, other) ? 1 : -1))

export function formatChanges({ breaking, forBackends, additive, version }: ContractChanges, own: string): string {
  return [
    ...section('Breaks clients of the older contract:', breaking),
    ...section('Backends of the older contract have to add or change:', forBackends),
    ...section('Additive for clients:', additive),
    covers(own, version)
      ? `The version ${own} covers the changes.`
      : `The version ${own} does not cover the changes. Set info.version in openapi/provider.yaml to ${version}, and describe them in openapi/CHANGELOG.md.`,
  ].join('\n')
}

export const changesCommand = defineCommand(USAGE, async ({ args, print }) => {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, json: { type: 'boolean' }, release: { type: 'boolean' } },
  })
  const { document } = readContract()
  const own = versionOf(document)
  const since = values.since ?? releases().at(-1) ?? ''
  const changes = changesBetween(readEarlier(since), document)
  print(values.json ? JSON.stringify(changes, null, 2) : formatChanges(changes, own))
  if (!covers(own, changes.version)) return 1
  if (values.release) writeFileSync(join(RELEASES, `${own}.json`), `${JSON.stringify(plainDocument(document))}\n`)
  return 0
})
if (import.meta.main) await runAsProcess(changesCommand)
