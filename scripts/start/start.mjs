/** Starts `main.ts` with a cache of compiled modules: without it the types of its modules are stripped at each start, a third of its time. */
import { enableCompileCache } from 'node:module'

// oxlint-disable-next-line typescript/no-unsafe-call -- this file cannot have types: nothing is cached before it runs
enableCompileCache()
await import('./main.ts')
