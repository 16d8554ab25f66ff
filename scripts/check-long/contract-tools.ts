import { mkdirSync, writeFileSync } from 'node:fs'
import { runCommand } from '../test/run-command.ts'
import type { Ended } from '../test/step.ts'
import type { Check } from './check.ts'

const FOLDER = '.cache/contract-tools'
const LIMIT_SECONDS = 600

/** Tools that partners read the contract with and the project does not need itself: installed on demand, in a folder of their own. */
const PACKAGES = [
  '@apidevtools/swagger-parser@13.1.0',
  '@hey-api/openapi-ts@0.99.0',
  'openapi-to-postmanv2@6.3.3',
  'orval@8.38.0',
  'specmatic@2.55.1',
  'typescript@5.9.3',
]

type Tool = {
  name: string
  /** With the file of the contract in place of `{contract}`, and the folder in place of `{folder}`. */
  command: string
  contracts?: readonly string[]
  complains?: (ended: Ended) => boolean
}

const CONTRACTS = ['provider', 'sandbox']

/** Specmatic ignores `patternProperties`, so it does not know the parts of an upload in the examples. */
const SPECMATIC_PROBLEM = /^ *(>> (?!REQUEST\.MULTIPART-FORMDATA\.)|Exception:)/m

const tools: readonly Tool[] = [
  { name: 'swagger-parser', command: 'node {folder}/parse.mjs {contract}' },
  {
    name: 'hey-api',
    command:
      'node {folder}/node_modules/@hey-api/openapi-ts/bin/run.js -i {contract} -o {folder}/hey-api --no-log-file',
  },
  {
    name: 'orval',
    command: 'node {folder}/node_modules/orval/dist/bin/orval.mjs --input {contract} --output {folder}/orval.ts',
  },
  {
    name: 'postman',
    command:
      'node {folder}/node_modules/openapi-to-postmanv2/bin/openapi2postmanv2.js -s {contract} -o {folder}/postman.json -p',
  },
  {
    // Its output has warnings about its own random texts, and its exit code is 1 for the parts of an upload.
    name: 'specmatic',
    contracts: ['provider'],
    command: 'java -jar {folder}/node_modules/specmatic/specmatic.jar validate --spec-file={contract}',
    complains: ({ output }) => !output.includes('Specification is valid') || SPECMATIC_PROBLEM.test(output),
  },
]

const PARSE = `import SwaggerParser from '@apidevtools/swagger-parser'
await SwaggerParser.validate(process.argv[2])
`

const complainsInOutput = ({ code, output }: Ended) => code !== 0 || /\b(warn|warning|error)\b/i.test(output)

/** Warnings of Node itself say nothing about the contract. */
const LIMITS = { limitSeconds: LIMIT_SECONDS, env: { NODE_NO_WARNINGS: '1' } }

export const contractTools: Check = {
  name: 'contract-tools',
  goal: 'swagger-parser, hey-api, orval and the converter of Postman read both contracts, Specmatic that of the provider: 0 errors, 0 warnings',
  async run() {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FOLDER}/package.json`, '{ "private": true, "type": "module" }\n')
    writeFileSync(`${FOLDER}/parse.mjs`, PARSE)
    const install = ['npm', 'install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'] as const
    const installed = await runCommand([...install, ...PACKAGES], LIMITS)
    if (installed.code !== 0)
      return { figure: 'the tools cannot be installed', passed: false, findings: [installed.output] }
    const findings: string[] = []
    for (const { name, command, contracts = CONTRACTS, complains = complainsInOutput } of tools)
      for (const contract of contracts) {
        const line = command.replaceAll('{folder}', FOLDER).replaceAll('{contract}', `./generated/${contract}.json`)
        const ended = await runCommand(line.split(' ') as [string, ...string[]], LIMITS)
        if (complains(ended)) findings.push(`${name}, ${contract}: ${ended.output.trim()}`)
      }
    return {
      figure: `${tools.length} tools (${PACKAGES.filter((one) => !one.startsWith('typescript')).join(', ')}), 2 contracts: ${findings.length} with errors or warnings`,
      passed: findings.length === 0,
      findings,
    }
  },
}
