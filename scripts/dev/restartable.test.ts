import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Restartable } from './restartable.ts'

/** A program that writes its life into a file, and the lines of that file. */
function makeProgram(onTerminate: string) {
  const folder = mkdtempSync(join(tmpdir(), 'restartable-'))
  const [program, log] = [join(folder, 'program.mjs'), join(folder, 'log')]
  writeFileSync(log, '')
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs'
const say = (text) => appendFileSync(${JSON.stringify(log)}, text + '\\n')
process.on('SIGTERM', () => { ${onTerminate} })
setInterval(() => {}, 1000)
say('started')`,
  )
  const server = new Restartable('The program', [program], process.env)
  onTestFinished(() => server.stop())
  return { server, lines: () => readFileSync(log, 'utf8').trim().split('\n') }
}

test('the next process starts after the last one has closed', async () => {
  const { server, lines } = makeProgram(`setTimeout(() => { say('closed'); process.exit(0) }, 100)`)
  await server.restart()
  await vi.waitFor(() => expect(lines()).toEqual(['started']), 10_000)
  await server.restart()
  await vi.waitFor(() => expect(lines()).toEqual(['started', 'closed', 'started']), 10_000)
})

test('a process that does not close is killed', async () => {
  const { server, lines } = makeProgram('')
  await server.restart()
  await vi.waitFor(() => expect(lines()).toEqual(['started']), 10_000)
  await server.restart()
  await vi.waitFor(() => expect(lines()).toEqual(['started', 'started']), 10_000)
})
