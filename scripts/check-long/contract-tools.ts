import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runCommand } from '../process/run-command.ts'
import type { Check } from './check.ts'
import { startChecked } from './checked-server.ts'
import { calls } from './contract-tools/calls.ts'
import { type Tool, tools, toolsTable } from './contract-tools/tools.ts'

const LIMITS = { limitSeconds: 600, env: { NODE_NO_WARNINGS: '1', STEPCI_DISABLE_ANALYTICS: '1' } }
const PACKAGES = [...new Set(tools.flatMap(({ packages }) => packages))]

/** Runs each tool of docs/tools.md in a folder of its own, outside the project, with calls to the mock in a new world. */
export const contractTools: Check = {
  name: 'contract-tools',
  goal: 'each tool of docs/tools.md reads the contract, and its calls to the mock are answered as the page says',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'contract-tools-'))
    const server = await startChecked()
    try {
      prepare(folder)
      const install = ['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'] as const
      const installed = await runCommand([...install, ...PACKAGES], LIMITS)
      if (installed.code !== 0)
        return { figure: 'the tools cannot be installed', passed: false, findings: [installed.output] }
      const findings: string[] = []
      for (const tool of tools) {
        const finding = await runTool(tool, folder, `http://127.0.0.1:${server.port}`)
        console.log(`  ${finding === undefined ? 'ok ' : 'RED'}  ${tool.name}: ${tool.works}`)
        if (finding !== undefined) findings.push(`${tool.name}: ${finding}`)
      }
      console.log(toolsTable)
      return {
        figure: `${tools.length} tools (${PACKAGES.join(', ')}): ${findings.length} do not hold`,
        passed: findings.length === 0,
        findings,
      }
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function prepare(folder: string) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  mkdirSync(join(folder, 'calls'))
  for (const [name, source] of Object.entries(calls)) writeFileSync(join(folder, 'calls', name), source)
}

/** Returns what does not hold. */
async function runTool({ commands, holds }: Tool, folder: string, origin: string): Promise<string | undefined> {
  const { base, token } = await openWorld(origin)
  let output = ''
  for (const command of commands) {
    const line = command
      .replaceAll('{contract}', resolve('generated/provider.json'))
      .replaceAll('{tools}', join(folder, 'node_modules'))
      .replaceAll('{calls}', join(folder, 'calls'))
      .replaceAll('{base}', base)
      .replaceAll('{token}', token)
    output = (await runCommand(line.split(' ') as [string, ...string[]], LIMITS)).output
  }
  return holds.test(output) ? undefined : output.trim().slice(-2_000)
}

/** Tools end sessions and change records, so each has a world with Jana signed in. */
async function openWorld(origin: string): Promise<{ base: string; token: string }> {
  const post = async (url: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { id } = (await post(`${origin}/sandbox/worlds`, { scenario: 'default' })) as { id: string }
  const base = `${origin}/w/${id}/api`
  const login = { username: '10000001', password: 'andel123' }
  const { response } = (await post(`${base}/login`, login)) as { response: { token: string } }
  return { base, token: response.token }
}
