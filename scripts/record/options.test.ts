import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../process/listen.ts'
import { checkBeforeRecording } from './check-before-recording.ts'
import { readOptions } from './options.ts'

const given = (...args: string[]) =>
  readOptions(['--provider', 'https://staging.example.com/api/', '--to', 'a-renewal', ...args])

test('missing options have defaults, and a trailing slash of an address is removed', () => {
  expect(given()).toMatchObject({
    api: 'https://staging.example.com/api',
    name: 'a-renewal',
    port: 4012,
    replaces: false,
  })
})

test.each([
  ['--to', 'Žluťoučký kůň', '--to must be a name of small letters'],
  ['--to', '../elsewhere', '--to must be a name of small letters'],
  ['--port', '99999', '--port must be a number from 0 to 65535'],
  ['--provider', 'staging', '--provider must be the base of the API'],
])('%s %s is refused with a sentence', (option, value, sentence) => {
  expect(() => given(option, value)).toThrow(sentence)
})

/** A server that has the API below `/api`, and an HTML page everywhere else. */
async function aPortal() {
  const server = await listen(({ url = '' }, response) =>
    url.startsWith('/api/') ? response.end('{"error_code":200,"response":{}}') : response.writeHead(404).end('<html>'),
  )
  const temporary = mkdtempDisposableSync(join(tmpdir(), 'record-'))
  onTestFinished(async () => {
    await server.close()
    temporary.remove()
  })
  const { port } = server
  const options = { api: `http://127.0.0.1:${port}/api`, name: 'a-login', port: 0, origins: [], replaces: false }
  return {
    options,
    folder: temporary.path,
    taken: port,
    begin: (other: object) => checkBeforeRecording({ ...options, ...other }, temporary.path, () => {}),
  }
}

test('before recording it reports an address without /api, a port in use and an existing recording of the same name', async () => {
  const { options, folder, taken, begin } = await aPortal()
  await expect(begin({})).resolves.toBeUndefined()
  await expect(begin({ api: options.api.replace('/api', '') })).rejects.toThrow(`say --provider ${options.api}.`)
  await expect(begin({ port: taken })).rejects.toThrow(`Port ${taken} is taken`)
  writeFileSync(join(folder, 'a-login.json'), '{}')
  await expect(begin({})).rejects.toThrow('--replace')
  await expect(begin({ replaces: true })).resolves.toBeUndefined()
})
