/**
 * Every write of the portal, repeated after its answer was lost. The portal's own client calls the provider over a real socket, the fault
 * is injected after the commit, and the same button is clicked again. The cases come from the contract and its pacts, so an operation
 * without a successful pact fails here. `npm run check:long` loses the answer of each in every way.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, makeApp, type TestApp } from '../../../mock-server/src/testing/test-app.ts'
import { sampleOfLostAnswers } from './lost-answers.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = makeApp()
  origin = `http://127.0.0.1:${await listen(app)}`
})
afterAll(() => app.close())

describe.concurrent('a write repeated after its answer was lost succeeds and has one effect', () => {
  test.each(sampleOfLostAnswers)('$id after $fault', async ({ send }) => {
    const { got, want } = await send(origin)
    expect(got).toEqual(want)
  })
})
