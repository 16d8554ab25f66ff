/**
 * node scripts/build/server.ts [FOLDER] [--image]: the server in JavaScript, into dist/server unless another folder is named; with
 * `--image` all programs of its image (`build-server.ts`).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer, IMAGE } from './build-server.ts'

process.chdir(`${import.meta.dirname}/../..`)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { image: { type: 'boolean' } } })
await buildServer(resolve(positionals[0] ?? 'dist/server'), values.image ? IMAGE : undefined)
