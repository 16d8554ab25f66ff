import { readFileSync } from 'node:fs'

/** What proves a row of docs/tools.md: the packages to install, and what the output of its last command matches. */
type Proof = { packages: readonly string[]; holds: RegExp }

export const proofs: Readonly<Record<string, Proof>> = {
  'swagger-parser 13.1.0': { packages: ['@apidevtools/swagger-parser@13.1.0'], holds: /^valid$/m },
  'hey-api 0.99.0 with zod': {
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    holds: /^schemas, 0 NUL, 0 BigInt$/m,
  },
  'kubb 4.39.3 with zod': {
    packages: ['@kubb/cli@4.39.3', '@kubb/core@4.39.3', '@kubb/plugin-oas@4.39.3', '@kubb/plugin-zod@4.39.3'],
    holds: /^schemas, 0 NUL, 0 BigInt$/m,
  },
  'orval 8.38.0, fetch': { packages: ['orval@8.38.0'], holds: /^200 \{"error_code":200,"response":\{"files"/m },
  'orval 8.38.0, axios 1.21.1': {
    packages: ['orval@8.38.0', 'axios@1.21.1'],
    holds: /^200 \{"error_code":200,"response":\{"files"/m,
  },
  'openapi-to-postmanv2 6.3.3, newman 6.2.2': {
    packages: ['openapi-to-postmanv2@6.3.3', 'newman@6.2.2'],
    holds: /^81 calls, 0 uid-mismatch, 2 token-invalid, 2 bad-request$/m,
  },
  'specmatic 2.55.1 validate': { packages: ['specmatic@2.55.1'], holds: /Specification is valid/ },
  'specmatic 2.55.1 test': { packages: ['specmatic@2.55.1'], holds: /POST \S*\/donorProfile\b/ },
  'dredd 14.1.0': {
    packages: ['dredd@14.1.0'],
    holds: /pass.*: POST \(200\) \/login[\s\S]*pass.*: GET \(200\) \/userProfile/,
  },
  'stepci 2.8.2': { packages: ['stepci@2.8.2'], holds: /^81 steps$/m },
  'msw-auto-mock 0.32.1': { packages: ['msw-auto-mock@0.32.1'], holds: /^(8[1-9]|9\d) handlers$/m },
  '@msw/source 0.6.1': { packages: ['@msw/source@0.6.1'], holds: /^answered 200$/m },
  'express-openapi-validator 5.6.2': {
    packages: ['express-openapi-validator@5.6.2', 'express@5.3.0'],
    holds: /^answered 200$/m,
  },
  'openapi-backend 5.21.2': {
    packages: ['openapi-backend@5.21.2'],
    holds: /^reached\nrefused: must have required property 'password'$/m,
  },
  'multer 2.5.0': { packages: ['multer@2.5.0', 'express@5.3.0'], holds: /^\{"category":"document"\} File\[0\]$/m },
  'Prism 5.16.0 as a proxy': {
    packages: ['@stoplight/prism-cli@5.16.0'],
    holds: /^nps_showStart,nps_showEnd 422\nnps_showStart%2Cnps_showEnd 200$/m,
  },
  'Redocly Respect 2.77.0': { packages: [], holds: /│ 81 +│ (4[89]|[5-7]\d) +│/ },
}

/**
 * One row of docs/tools.md. In its commands `{contract}` is the file, `{tools}` is node_modules, `{calls}` has the programs, and `{base}`
 * with `{token}` is a world of the mock.
 */
export type Tool = Proof & { name: string; works: string; commands: readonly string[] }

const [, table = ''] =
  /<!-- tools -->\n\n([\s\S]*)\n\n<!-- \/tools -->/.exec(readFileSync('docs/tools.md', 'utf8')) ?? []
export const toolsTable: string = table

export const tools: readonly Tool[] = table
  .split('\n')
  .slice(2)
  .map((row) => {
    const [name = '', works = '', _set, _not, commands = ''] = row.slice(2, -2).split(' | ')
    const { [name]: proof } = proofs
    if (proof === undefined) throw new Error(`docs/tools.md: nothing proves ${name}`)
    return { ...proof, name, works, commands: commands.split('<br>').map((command) => command.slice(1, -1)) }
  })
