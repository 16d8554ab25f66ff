import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, openWorld } from '../testing/test-app.ts'

const app = makeApp()
let world: string
beforeAll(async () => {
  const { id } = await openWorld(app, { recorded: true, frozen: true })
  world = id
  await app.inject(`/w/${id}/api/valueStore/nps_showStart`)
  const steps = [{ kind: 'go', path: '/login' }]
  await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/recording/steps`, payload: { steps } })
})
afterAll(() => app.close())

const runOf = async (form: string, host: string) => {
  const answer = await app.inject({ url: `/sandbox/worlds/${world}/recording/files/${form}`, headers: { host } })
  return answer.json().run as string
}

describe('the command that runs a saved test', () => {
  it('names the sandbox from which it was saved', async () => {
    expect(await runOf('scenario', '127.0.0.1:4310')).toMatch(
      /^SANDBOX_ORIGIN=http:\/\/127\.0\.0\.1:4310 npx vitest run /,
    )
    expect(await runOf('pact', '127.0.0.1:4310')).toContain(
      ' --provider http://127.0.0.1:4310/api --states http://127.0.0.1:4310/sandbox/provider-states',
    )
  })

  it.each(['127.0.0.1:4010', 'localhost:4010'])(
    'is short for the default address of npm start, such as %s',
    async (host) => {
      expect(await runOf('scenario', host)).toMatch(/^npx vitest run /)
    },
  )

  it.each(['127.0.0.1:4310', '127.0.0.1:4010'])(
    'names %s for a journey, which starts its own server otherwise',
    async (host) => {
      expect(await runOf('playwright', host)).toMatch(`SANDBOX_ORIGIN=http://${host} npx playwright test `)
    },
  )
})
