import { readFileSync } from 'node:fs'

/** In one line, why this Node cannot run a tool of the project; undefined if it can. Versions as `26.10.0`. */
export function wrongNode(running: string, wanted: string): string | undefined {
  const major = (version: string) => Number(version.split('.', 1)[0])
  if (major(running) >= major(wanted)) return undefined
  return `Node ${running} runs this, and it needs Node ${wanted} of this project: start it by npx or npm run.`
}

/** For the configuration of a tool that somebody may start by another Node: prints the line and exits, without a stack. */
export function requireProjectNode(): void {
  const wrong = wrongNode(process.versions.node, readFileSync(`${import.meta.dirname}/../../.nvmrc`, 'utf8').trim())
  if (wrong === undefined) return
  console.error(wrong)
  process.exit(1)
}
