import { ours, row } from './import-row.mjs'

const tests = String.raw`\.(test|dom\.test)\.tsx?$`
const mock = 'mock-server/src'
const rules = '^openapi/rules/'
/** What the control plane and the hosted files may read, besides rules. */
const served = 'world|domain|scenarios|recording|kernel'
const pure = String.raw`^mock-server/src/(domain/|resources/.*\.(rules|events)\.ts$)`

/** Who may import whom within the mock server. */
export const mockRows = [
  row('mock-app', `^${mock}/[^/]+$`, [`^${mock}/`, '^generated/', rules], 'app.ts wires the mock', [tests]),
  row(
    'mock-kernel',
    `^${mock}/kernel/`,
    [`^${mock}/(kernel|world|domain|scenarios|recording)/`, '^generated/', rules],
    'the kernel knows no resource; app.ts hands the table of handlers in',
    [tests],
  ),
  row(
    'mock-resources',
    `^${mock}/resources/([^/]+)/`,
    [
      `^${mock}/resources/$1/`,
      `^${mock}/resources/shared/`,
      String.raw`^${mock}/resources/.*\.(rules|events|presenter)\.ts$`,
      `^${mock}/domain/`,
      `^${mock}/kernel/(handler|busy-error|lazy/lazy-import)\\.ts$`,
      '^generated/',
      rules,
    ],
    'a resource knows itself and the domain; another resource only through its rules, events and presenters',
    [tests],
  ),
  row('mock-rules', pure, [pure, '^generated/', rules], 'rules, events and the domain know only each other', [tests]),
  row('mock-domain', `^${mock}/domain/`, [`^${mock}/domain/`, rules], 'the domain knows no resource', [tests]),
  {
    name: 'mock-rules-are-pure',
    comment: 'time, ids and randomness arrive as arguments: no package and not even node:crypto',
    severity: 'error',
    from: { path: pure, pathNot: [tests] },
    to: { dependencyTypesNot: ['local', 'aliased-subpath-import', 'type-only'], pathNot: [ours] },
  },
  row(
    'mock-world',
    `^${mock}/world/`,
    [`^${mock}/(world|domain)/`, rules, String.raw`^generated/provider\.field-names\.ts$`],
    'the world knows domain types and the names of the contract; rules are handed in by app.ts, never upward',
    [tests],
  ),
  row(
    'mock-sandbox-api',
    `^${mock}/sandbox-api/`,
    [`^${mock}/(sandbox-api|${served})/`, pure, '^generated/', rules],
    'the control plane is no part of the provider',
    [tests],
  ),
  row(
    'mock-hosting',
    `^${mock}/hosting/`,
    [`^${mock}/(hosting|${served})/`, pure, '^generated/', rules],
    'portal files, pictures, PDF and the test gateway know no handler and not the control plane',
    [tests],
  ),
  row(
    'mock-scenarios',
    `^${mock}/scenarios/`,
    [`^${mock}/(scenarios|domain|world)/`, pure, rules],
    "scenarios know rules, the domain and the world's types",
    [tests],
  ),
  {
    name: 'scenarios-world-types-only',
    comment: 'scenarios describe a world; making and changing it is the business of app.ts',
    severity: 'error',
    from: { path: `^${mock}/scenarios/`, pathNot: [tests] },
    to: { path: `^${mock}/world/`, dependencyTypesNot: ['type-only'] },
  },
  row(
    'mock-recording',
    `^${mock}/recording/`,
    [`^${mock}/(recording|world|domain)/`, '^generated/', rules],
    'recordings are plain data of the control plane, and files made of them',
    [tests],
  ),
  row('mock-tests', `^${mock}/.*${tests}`, [`^${mock}/`, '^generated/', rules], 'tests of the mock stay in the mock'),
]
