/** Another mock server, as its own documentation starts it: the calls come from `peer-files.ts`. */
export type Peer = {
  readonly name: string
  /** An exact version, since figures of versions differ; without one the package is of this repository. */
  readonly version?: string
  readonly package: string
  /** A program that it needs, the command that checks for it, and how to install it. */
  readonly needs?: { readonly command: readonly [string, ...string[]]; readonly from: string }
  /** `packages` is the node_modules that holds the package, `files` the folder of `writePeerFiles`. */
  readonly start: (place: { port: number; packages: string; files: string }) => readonly [string, ...string[]]
}

const node = process.execPath

export const peers: readonly Peer[] = [
  {
    name: 'WireMock',
    package: 'wiremock',
    version: '3.13.2',
    needs: { command: ['java', '-version'], from: 'a Java runtime, as openjdk-17-jre-headless of Debian' },
    start: ({ port, packages, files }) => [
      'java',
      '-jar',
      `${packages}/wiremock/build/wiremock-standalone-3.13.2.jar`,
      '--root-dir',
      `${files}/wiremock`,
      '--port',
      String(port),
      '--bind-address',
      '127.0.0.1',
      '--disable-banner',
      '--no-request-journal',
      // The load reads answers by their length.
      '--use-chunked-encoding',
      'never',
    ],
  },
  {
    name: 'json-server',
    package: 'json-server',
    version: '0.17.4',
    start: ({ port, packages, files }) => [
      node,
      `${packages}/json-server/lib/cli/bin.js`,
      `${files}/db.json`,
      '--quiet',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--routes',
      `${files}/routes.json`,
      '--middlewares',
      `${files}/login.cjs`,
    ],
  },
  {
    name: 'Mockoon',
    package: '@mockoon/cli',
    version: '9.9.0',
    start: ({ port, packages, files }) => [
      node,
      `${packages}/@mockoon/cli/bin/run.js`,
      'start',
      '--data',
      `${files}/mockoon.json`,
      '--repair',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
      '--disable-log-to-file',
      '--disable-admin-api',
      '--proxy',
      'disabled',
    ],
  },
  {
    name: 'Prism',
    package: '@stoplight/prism-cli',
    start: ({ port, packages, files }) => [
      node,
      `${packages}/@stoplight/prism-cli/dist/index.js`,
      'mock',
      `${files}/openapi.json`,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--multiprocess',
      'false',
      '--verboseLevel',
      'silent',
    ],
  },
]
