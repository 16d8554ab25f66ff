/** node scripts/build/server.ts [FOLDER]: the server in JavaScript, into dist/server unless another folder is named (`build-server.ts`). */
import { resolve } from 'node:path'
import { buildServer } from './build-server.ts'

process.chdir(`${import.meta.dirname}/../..`)
await buildServer(resolve(process.argv[2] ?? 'dist/server'))
