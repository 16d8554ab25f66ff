import { never, row } from './scripts/imports/import-row.mjs'
import { mockRows } from './scripts/imports/mock-rows.mjs'

/**
 * Who may import whom: the import table of the architecture, one rule a row. A row lists what its folder may import of
 * this repository; whatever else it reaches is a violation. Packages are free unless a row says otherwise.
 */
const tests = String.raw`\.(test|dom\.test)\.tsx?$`

const web = 'web/src'
const mock = 'mock-server/src'
const rules = '^openapi/rules/'
/** Copied into tests of other projects; ours prove it. */
const worldClient = '^openapi/sandbox/world-client\\.ts$'
/** Of scripts/checks/tools/package.json: installed only by the commands that load them. */
const tools =
  '^(@stryker-mutator/core|@zxing/library|csv-parse/sync|curl-to-postmanv2|exceljs|har-validator|httpsnippet|lighthouse|mailparser|papaparse|postal-mime|puppeteer-core|read-excel-file/node|selenium-webdriver|xlsx|zxing-wasm/reader)$'
const seenByE2e = [
  '^web/e2e/',
  '^scripts/(browser/(find-chromium|find-firefox|pictures)|checks/tools/launch-firefox|process/)',
  worldClient,
  `^${web}/(app/routes.ts$|testing/malformed-markdown)`,
]

/**
 * The console has its own entry over the shared parts of the web app, and its floors: each knows itself and those below.
 * @param {string} name @param {string} from @param {string[]} below @param {string} comment
 */
const consoleFloor = (name, from, below, comment) =>
  row(`console-${name}`, `^web/console/${from}`, [...below, `^${web}/shared/`, '^web/vite.config', rules], comment, [
    tests,
  ])
const consoleRows = [
  consoleFloor('app', '(app/|[^/]+$)', ['^web/console/'], 'app wires the floors below'),
  consoleFloor(
    'features',
    'features/([^/]+)/',
    ['^web/console/(features/$1|session|shared|api|locales)/', `^${web}/features/donor-profile/locales/`],
    'a feature knows itself, the floors below and the words of a profile, never another feature',
  ),
  consoleFloor('session', 'session/', ['^web/console/(session|shared|api|locales)/'], 'session knows shared and api'),
  consoleFloor('shared', 'shared/', ['^web/console/(shared|api|locales)/'], 'shared knows api'),
  consoleFloor('api', 'api/', ['^web/console/api/', '^generated/'], 'only api reads generated/'),
]

export default {
  forbidden: [
    // Web app
    row(
      'web-app',
      `^${web}/(app/|main|[^/]+$)`,
      [`^${web}/(app|screens|features|shared)/`, `^${web}/[^/]+$`, '^generated/namespaces', rules],
      'app wires screens, features and shared',
      [tests],
    ),
    row(
      'web-screens',
      `^${web}/screens/`,
      [`^${web}/(screens|features|shared)/`, rules],
      'a screen composes features; only app knows screens',
      [tests],
    ),
    row(
      'web-features',
      `^${web}/features/([^/]+)/`,
      [`^${web}/features/$1/`, `^${web}/shared/`, rules],
      'a feature knows itself and shared, never another feature: screens compose',
      [tests],
    ),
    row(
      'web-shared-api',
      `^${web}/shared/api/`,
      [`^${web}/shared/`, '^generated/', rules],
      'shared/api is the only place of the web app that reads generated/',
      [tests],
    ),
    row('web-shared', `^${web}/shared/(?!api/)`, [`^${web}/shared/`, rules], 'shared knows shared', [tests]),
    row(
      'web-tests',
      `^${web}/.*${tests}`,
      [`^${web}/`, '^generated/', rules],
      'tests of the web app stay in the web app',
    ),
    row('web-testing', `^${web}/testing/`, [`^${web}/`, '^generated/', rules], 'test tools stay in the web app'),
    ...consoleRows,
    never(
      'not-to-testing',
      `^(${web}|${mock})/`,
      [tests, `^${web}/testing/`, `^${mock}/.*testing/`],
      `^(${web}|${mock}.*)/testing/`,
      'no test tools in the product, least of all passwords that are hashed quickly',
    ),
    row('web-e2e', '^web/e2e/', seenByE2e, 'browser tests reach the mock by HTTP only'),

    ...mockRows,

    // The contract and what checks it
    row('rules', rules, [rules, '^generated/'], 'rules of the contract know only generated types'),
    {
      name: 'rules-generated-types-only',
      comment: 'rules know nothing but generated types',
      severity: 'error',
      from: { path: rules, pathNot: [tests] },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    row(
      'generated',
      '^generated/(?!provider\\.handlers\\.ts$|namespaces\\.ts$)',
      ['^generated/', rules],
      'generated schemas call the rules of the formats',
    ),
    row('generated-namespaces', '^generated/namespaces', ['^web/.*/locales/'], 'the types of all texts'),
    row(
      'generated-handlers',
      '^generated/provider\\.handlers\\.ts$',
      [String.raw`^${mock}/resources/.*\.handlers\.ts$`, String.raw`^${mock}/kernel/handler\.ts$`],
      'the table of handlers',
    ),
    never(
      'not-to-handlers',
      '.',
      [tests, `^${mock}/provider\\.ts$`, `^${mock}/testing/`],
      '^generated/provider\\.handlers\\.ts$',
      'provider.ts hands the table of handlers to the kernel',
    ),
    row(
      'contracts-consumer',
      '^contracts/consumer/',
      ['^contracts/(consumer|[^/]+$)', `^${web}/`, '^generated/', rules],
      "pacts are driven through the web app's own client; never the mock",
    ),
    row(
      'contracts-over-http',
      '^contracts/(?!consumer/)',
      ['^contracts/(?!consumer/)', String.raw`^scripts/(process/|generate/bundle\.ts$)`, '^generated/', rules],
      'verification and scenarios reach the mock by HTTP only',
    ),

    // The workshop
    row(
      'scripts-sandbox',
      '^scripts/sandbox/',
      ['^scripts/', '^generated/', rules, worldClient],
      'the command reaches the mock by HTTP only',
    ),

    // Everywhere
    {
      name: 'web-never-meets-mock',
      comment: 'web and mock-server never meet in an import, tools around them included',
      severity: 'error',
      from: { path: '^(web|mock-server)/' },
      to: { path: '^(web|mock-server)/', pathNot: ['^$1/'] },
    },
    {
      name: 'start-without-development-packages',
      comment: 'npm ci installs no development package for what users run (ADR 027)',
      severity: 'error',
      from: {
        path: '^(scripts/(build|packages|sandbox|site|start)|web/(src|console)|mock-server/src)/|^web/[^/]+$',
        pathNot: [String.raw`\.(test|nginx)\.tsx?$|/testing/|-for-test\.ts$`],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', comment: 'no cycles', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      comment: 'no barrels: import the file that has it',
      severity: 'error',
      from: {},
      to: { path: String.raw`^(web|mock-server|contracts|scripts|openapi)/.*/index\.tsx?$` },
    },
    {
      name: 'no-unresolved',
      comment: 'an import that resolves to nothing is not checked',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [tools] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: [String.raw`^(dist|\.cache)/`] },
    // Imports of types count: they are knowledge too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
}
