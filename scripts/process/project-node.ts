import { readFileSync } from 'node:fs'

/** In one line, why this Node cannot run a tool of the project; undefined if it can. Versions as `26.10.0`. */
export function wrongNode(running: string, wanted: string): string | undefined {
  const major = (version: string) => Number(version.split('.', 1)[0])
  if (major(running) >= major(wanted)) return undefined
  return `Node ${running} runs this, and it needs Node ${wanted} of this project: start it by npx or npm run.`
}

/**
 * For the configuration of a test tool. Started by another Node, it prints the line and exits, without a stack. By npm, it forgets that
 * npm says NODE_ENV=production to every command where .npmrc leaves out development packages: React has no `act` there.
 */
export function requireProjectNode(): void {
  if (process.env.NODE_ENV === 'production') process.env.NODE_ENV = 'test'
  const wrong = wrongNode(process.versions.node, readFileSync(`${import.meta.dirname}/../../.nvmrc`, 'utf8').trim())
  if (wrong === undefined) return
  console.error(wrong)
  process.exit(1)
}
