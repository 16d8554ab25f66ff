/** The sandbox console, into dist/console. */
import { build } from 'vite'

process.chdir(`${import.meta.dirname}/../..`)
process.env.NODE_ENV = 'production'
await build({ configFile: 'web/console/vite.config.ts', logLevel: 'warn' })
