/** One row of docs/tools.md. `holds` matches the output of the last command. */
export type Tool = {
  name: string
  packages: readonly string[]
  works: string
  set?: string
  not?: string
  /** `{contract}`: its file; `{tools}`: node_modules; `{calls}`: the programs; `{base}` and `{token}`: a world of the mock. */
  commands: readonly string[]
  holds: RegExp
}

const CONVERT = 'node {tools}/openapi-to-postmanv2/bin/openapi2postmanv2.js -s {contract} -o {calls}/postman.json -p'
const SPECMATIC = 'java -jar {tools}/specmatic/specmatic.jar'

export const tools: readonly Tool[] = [
  {
    name: 'swagger-parser 13.1.0',
    packages: ['@apidevtools/swagger-parser@13.1.0'],
    works: 'the document is valid',
    commands: ['node {calls}/parse.mjs {contract}'],
    holds: /^valid$/m,
  },
  {
    name: 'hey-api 0.99.0 with zod',
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    works: 'schemas without NUL and BigInt',
    set: '`dates: { offset: true }`, because an instant may have an offset',
    not: 'formats of our own are plain texts',
    commands: [
      'node {tools}/@hey-api/openapi-ts/bin/run.js -i {contract} -o {calls}/hey-api -p zod --no-log-file',
      'node {calls}/schemas.mjs {calls}/hey-api/zod.gen.ts',
    ],
    holds: /^schemas, 0 NUL, 0 BigInt$/m,
  },
  {
    name: 'kubb 4.39.3 with zod',
    packages: ['@kubb/cli@4.39.3', '@kubb/core@4.39.3', '@kubb/plugin-oas@4.39.3', '@kubb/plugin-zod@4.39.3'],
    works: 'schemas without NUL and BigInt',
    not: 'formats of our own are plain texts',
    commands: [
      'node {tools}/@kubb/cli/bin/kubb.cjs generate {contract} --config {calls}/kubb.config.mjs',
      'node {calls}/schemas.mjs {calls}/kubb/zod.ts',
    ],
    holds: /^schemas, 0 NUL, 0 BigInt$/m,
  },
  {
    name: 'orval 8.38.0, fetch',
    packages: ['orval@8.38.0'],
    works: 'signs in and stores an upload',
    set: 'a `fetch` that adds `Authorization`',
    not: 'a refusal of a PDF arrives as a Blob (ADR 002)',
    commands: [
      'node {tools}/orval/dist/bin/orval.mjs --input {contract} --output {calls}/orval.ts --client fetch',
      'node {calls}/orval.mjs {base}',
    ],
    holds: /^200 \{"error_code":200,"response":\{"files"/m,
  },
  {
    name: 'orval 8.38.0, axios 1.21.1',
    packages: ['orval@8.38.0', 'axios@1.21.1'],
    works: 'signs in and stores an upload',
    set: 'an instance with the address and `Authorization`',
    not: 'a refusal of a PDF is typed as a Blob (ADR 002)',
    commands: [
      'node {tools}/orval/dist/bin/orval.mjs --input {contract} --output {calls}/axios.ts --client axios',
      'node {calls}/axios.mjs {base}',
    ],
    holds: /^200 \{"error_code":200,"response":\{"files"/m,
  },
  {
    name: 'openapi-to-postmanv2 6.3.3, newman 6.2.2',
    packages: ['openapi-to-postmanv2@6.3.3', 'newman@6.2.2'],
    works: 'all calls with one token in the order of the document: answered or refused by a rule',
    set: '`-O parametersResolution=Example`; the variables `baseUrl` and `apiKey`',
    not: 'a part that is an object becomes `[object Object]`: two uploads are 400; its folders put the end of the consent before the session',
    commands: [
      `${CONVERT} -O parametersResolution=Example`,
      'node {tools}/newman/bin/newman.js run {calls}/postman.json --env-var baseUrl={base} --env-var apiKey={token} --reporters json --reporter-json-export {calls}/newman.json',
      'node {calls}/newman.mjs {calls}/newman.json',
    ],
    holds: /^81 calls, 0 uid-mismatch, 2 token-invalid, 2 bad-request$/m,
  },
  {
    name: 'specmatic 2.55.1 validate',
    packages: ['specmatic@2.55.1'],
    works: 'the document is valid',
    set: 'Java 17',
    commands: [`${SPECMATIC} validate --spec-file={contract}`],
    holds: /Specification is valid/,
  },
  {
    name: 'specmatic 2.55.1 test',
    packages: ['specmatic@2.55.1'],
    works: 'reads the whole contract and sends its requests',
    set: 'Java 17; time: it combines all optional fields of a request',
    not: 'it does not know our formats, so most of its values for them are 400 `bad-request`',
    commands: [`${SPECMATIC} test {contract} --testBaseURL={base}`],
    holds: /POST \S*\/donorProfile\b/,
  },
  {
    name: 'dredd 14.1.0',
    packages: ['dredd@14.1.0'],
    works: 'calls every operation in the order of the document; 200 and 403 by the scope pass',
    set: 'ten minutes',
    not: 'it expects every documented status from the same request, so most of its calls fail',
    commands: [
      'node {tools}/dredd/bin/dredd {contract} {base} --loglevel=error --details --header=Authorization:{token}',
    ],
    holds: /pass.*: POST \(200\) \/login[\s\S]*pass.*: GET \(200\) \/userProfile/,
  },
  {
    name: 'stepci 2.8.2',
    packages: ['stepci@2.8.2'],
    works: 'makes a workflow of all operations',
    set: 'a copy without references; `STEPCI_DISABLE_ANALYTICS=1`',
    not: 'it follows no reference of a parameter',
    commands: [
      'redocly bundle {contract} --dereferenced -o {calls}/plain.json',
      'node {tools}/stepci/dist/index.js generate {calls}/plain.json {calls}/workflow.yml',
      'node {calls}/stepci.mjs {calls}/workflow.yml',
    ],
    holds: /^81 steps$/m,
  },
  {
    name: 'msw-auto-mock 0.32.1',
    packages: ['msw-auto-mock@0.32.1'],
    works: 'a handler for each operation',
    commands: [
      'node {tools}/msw-auto-mock/bin/cli.js {contract} -o {calls}/auto-mock',
      'node {calls}/auto-mock.mjs {calls}/auto-mock/handlers.js',
    ],
    holds: /^(8[1-9]|9\d) handlers$/m,
  },
  {
    name: '@msw/source 0.6.1',
    packages: ['@msw/source@0.6.1'],
    works: 'answers calls to the address of the mock',
    set: 'the address `http://127.0.0.1:4010/api`',
    not: 'servers with variables match nothing',
    commands: ['node {calls}/msw.mjs {contract}'],
    holds: /^answered 200$/m,
  },
  {
    name: 'express-openapi-validator 5.6.2',
    packages: ['express-openapi-validator@5.6.2', 'express@5.3.0'],
    works: 'visitors with an empty `uid` pass',
    set: '`validateFormats: false`, or our formats as functions',
    commands: ['node {calls}/validator.mjs {contract}'],
    holds: /^answered 200$/m,
  },
  {
    name: 'openapi-backend 5.21.2',
    packages: ['openapi-backend@5.21.2'],
    works: 'routes a call and refuses a body without a required property',
    set: '`quick: true`, or it validates the whole document at each start; `apiRoot`; `validateFormats: false`',
    commands: ['node {calls}/backend.mjs {contract}'],
    holds: /^reached\nrefused: must have required property 'password'$/m,
  },
  {
    name: 'multer 2.5.0',
    packages: ['multer@2.5.0', 'express@5.3.0'],
    works: 'reads an upload',
    set: '`any()`',
    not: 'it reads the name `meta[0]` as a path: the text of the part is `body.meta[0]`',
    commands: ['node {calls}/multer.mjs'],
    holds: /^\{"category":"document"\} File\[0\]$/m,
  },
  {
    name: 'Prism 5.16.0 as a proxy',
    packages: ['@stoplight/prism-cli@5.16.0'],
    works: 'passes a call on and checks both ways',
    set: '`valueStore` with `%2C` between its keys, as the portal sends them',
    not: 'a raw comma there is 422, as it makes a list of it; `prism mock -d` makes up answers that no rule gives',
    commands: ['node {calls}/prism.mjs {tools}/@stoplight/prism-cli/dist/index.js {contract} {base}'],
    holds: /^nps_showStart,nps_showEnd 422\nnps_showStart%2Cnps_showEnd 200$/m,
  },
  {
    name: 'Redocly Respect 2.77.0',
    packages: [],
    works: 'all operations of the scope of the token: 48 of 81 for a donor',
    set: '`--input accessToken=`, `-S provider=`',
    not: 'the other 33 belong to other scopes (403)',
    commands: [
      'redocly generate-arazzo {contract} -o {calls}/auto.arazzo.yaml',
      'redocly respect {calls}/auto.arazzo.yaml -S provider={base} --input accessToken={token}',
    ],
    holds: /│ 81 +│ (4[89]|[5-7]\d) +│/,
  },
]

/** The table of docs/tools.md. */
export function toolsTable(): string {
  const row = ({ name, works, set = '', not = '', commands }: Tool) =>
    `| ${[name, works, set, not, commands.map((command) => `\`${command}\``).join('<br>')].join(' | ')} |`
  return ['| tool, version | works | to set | does not | command |', '|---|---|---|---|---|', ...tools.map(row)].join(
    '\n',
  )
}
