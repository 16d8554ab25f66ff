import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
const closed = makeApp({ sandboxToken: 's3cret' })
afterAll(() => Promise.all([app.close(), closed.close()]))

test('the reference allows scripts and styles from files of this server only', async () => {
  const { statusCode, headers, body } = await app.inject('/sandbox/reference')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(body).not.toMatch(/<script>|<style|style=|https?:\/\//)
})

test('every script and style of the reference is a file of this server', async () => {
  const { body } = await app.inject('/sandbox/reference')
  const files = [...body.matchAll(/(?:src|href)="(\/sandbox\/reference\/[^"]+)"/g)].map(([, path = '']) => path)
  const types = files.map(async (path) => (await app.inject(path)).headers['content-type'])
  expect(await Promise.all(types)).toEqual([
    'text/css; charset=utf-8',
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/javascript; charset=utf-8',
  ])
})

test('the reference needs the token of the sandbox, and the contract does not', async () => {
  const status = async (url: string) => (await closed.inject(url)).statusCode
  expect(await status('/sandbox/reference')).toBe(401)
  expect(await status('/sandbox/reference/swagger-ui-bundle.js')).toBe(401)
  expect(await status('/sandbox/client.ts')).toBe(401)
  expect([await status('/openapi.json'), await status('/openapi.yaml')]).toEqual([200, 200])
})

test.each(['', '/sandbox'])('the contract is served as YAML and as JSON: %s/openapi', async (path) => {
  const yaml = await app.inject(`${path}/openapi.yaml`)
  expect([yaml.headers['content-type'], yaml.body.slice(0, 9)]).toEqual(['application/yaml', 'openapi: '])
  const json = await app.inject(`${path}/openapi.json`)
  expect(json.json<{ openapi: string }>().openapi).toBe('3.1.0')
})
