import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { reachSandbox } from './reach-sandbox.ts'

test('a sandbox that does not answer is reported with its address and how to start it', async () => {
  const closedServer = createServer().listen(0, '127.0.0.1')
  await once(closedServer, 'listening')
  const nowhere = `http://127.0.0.1:${(closedServer.address() as AddressInfo).port}`
  closedServer.close()
  await once(closedServer, 'close')

  const answer = reachSandbox(nowhere, '/worlds', { method: 'POST' })
  await expect(answer).rejects.toThrow(`The sandbox does not answer at ${nowhere} (nothing listens there`)
  await expect(answer).rejects.toThrow(/npm start[\s\S]*SANDBOX_ORIGIN=/)
})
