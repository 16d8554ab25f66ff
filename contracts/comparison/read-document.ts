import { execFile } from 'node:child_process'
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Node } from '../contract.ts'
import { CommandError } from '../define-command.ts'

const NONE = 'is no OpenAPI 3 document: it has to say openapi: 3.0.x or 3.1.x at its top.'
/** Lines that the bundler prints about itself, not about the document. */
const ITS_OWN = /^(bundling |Something went wrong|Failed to \w+ API description|Error was generated|Reference:|❌)/

/** Reads an OpenAPI 3 document of one file or many, YAML or JSON, as one object. Throws a readable CommandError. */
export async function readDocument(file: string, patienceMs = PATIENCE_MS): Promise<Node> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}`)
  const [first = 0, second = 0] = readFileSync(file)
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (first !== 0 && second === 0) ||
    (first === 0 && second !== 0)
  )
    throw new CommandError(`${file} is written in UTF-16: save it as UTF-8.`)
  const document = readWholeJson(file) ?? (await bundle(file, patienceMs))
  if (!String(document.openapi).startsWith('3.')) throw new CommandError(`${file} ${NONE}`)
  return document
}

/** Reads a JSON object without references to other files; undefined for anything else. It needs no bundler, which starts slowly. */
function readWholeJson(file: string): Node | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const document: unknown = JSON.parse(text)
    return isObject(document) && !REFERENCE_TO_FILE.test(text) ? document : undefined
  } catch {
    return undefined
  }
}

/** A document whose parts repeat each other, or refer to a host that never answers, ends here. */
const PATIENCE_MS = 120_000
const MAX_MEMORY = '--max-old-space-size=2048'

const REFERENCE_TO_FILE = /"\$ref"\s*:\s*"(?!#)/
const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

async function bundle(file: string, patienceMs: number): Promise<Node> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'document-'))
  const output = join(folder.path, 'bundle.json')
  const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')
  try {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    await promisify(execFile)(process.execPath, [MAX_MEMORY, redocly, 'bundle', file, '--output', output], {
      env,
      timeout: patienceMs,
    })
    return JSON.parse(readFileSync(output, 'utf8')) as Node
  } catch (error) {
    const { stderr = '', killed = false } = error as { stderr?: string; killed?: boolean }
    if (killed)
      throw new CommandError(
        `${file} could not be read within ${patienceMs / 1000} s: does it repeat itself, or refer to files of another host?`,
      )
    if (stderr.includes('Unsupported specification')) throw new CommandError(`${file} ${NONE}`)
    const messages = stderr.split('\n').filter((line) => line.trim() !== '' && !ITS_OWN.test(line))
    throw new CommandError(`${file} cannot be read as an OpenAPI document:\n${messages.join('\n') || String(error)}`)
  }
}
