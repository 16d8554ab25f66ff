/** The sandbox console, into dist/console. */
import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'

process.chdir(`${import.meta.dirname}/../..`)
process.env.NODE_ENV = 'production'
await build({ configFile: 'web/console/vite.config.ts', logLevel: 'warn' })
await compressAssets('dist/console/assets')
