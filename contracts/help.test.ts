import { expect, test } from 'vitest'
import { canIDeployCommand } from './broker/can-i-deploy.ts'
import { publishCommand } from './broker/publish.ts'
import { changesCommand } from './comparison/changes.ts'
import { compareCommand } from './comparison/compare.ts'
import { defineCommand } from './define-command.ts'
import { exampleCommand } from './partner/main.ts'
import { startPartner } from './partner/server.ts'
import { runCommand, runHere } from './run-command.ts'

const commands = [
  ['contracts:compare', '--document my-openapi.yaml', compareCommand],
  ['contracts:changes', '--since 1.0.0', changesCommand],
  ['contracts:publish', '--broker https://broker.example.com', publishCommand],
  ['contracts:can-i-deploy', '--pacticipant provider', canIDeployCommand],
  ['contracts:example', '--with-errors', exampleCommand],
] as const

test('control characters of a backend reach no terminal', async () => {
  const command = defineCommand('', ({ print }) => Promise.resolve(print('\u001B[2J\u009B\u202E\n\tx') ?? 0))
  expect((await runHere(command, [])).output).toBe('\\u001b[2J\\u009b\\u202e\n\tx\n')
})

test.each(commands)('%s --help shows the usage with examples', async (name, example, command) => {
  const { code, output, errors } = await runHere(command, ['--help'])
  expect(output).toContain(`Usage: npm run ${name}`)
  expect(output.split('Examples:\n')[1]).toContain(example)
  expect(output).toContain('Exit code 0')
  expect(errors).toBe('')
  expect(code).toBe(0)
})

test.each(commands)(
  '%s with an option that there is not says its usage, without a stack',
  async (name, _example, command) => {
    const { code, errors } = await runHere(command, ['--nope'])
    expect(errors).toContain(`Usage: npm run ${name}`)
    expect(errors).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  },
)

test('a wrong option ends the example backend with exit code 2', async () => {
  expect(await runCommand('partner/main.ts', ['--nope'])).toMatchObject({ code: 2, output: '' })
})

test('a port in use is reported in a readable error with exit code 2', async () => {
  const { api, close } = await startPartner()
  const { port } = new URL(api)
  const { code, errors } = await runHere(exampleCommand, [], { PORT: port })
  await close()
  expect(errors).toBe(`Port ${port} cannot be opened: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`)
  expect(code).toBe(2)
})
