import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { browsers } from '../../web/vite.config.ts'
import { refuseMarkupSinks } from './markup-sinks.ts'

/** Builds src/boot.ts alone, as a classic script, and answers with its address. */
export async function buildBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [refuseMarkupSinks()],
    build: {
      target: browsers,
      write: false,
      lib: { entry: 'web/src/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('web/src/boot.ts gave no script')
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8)
  const file = `assets/boot-${hash}.js`
  writeFileSync(`dist/web/${file}`, chunk.code)
  return `/${file}`
}
