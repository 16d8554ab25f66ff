import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { reachSandbox } from './reach-sandbox.ts'

test('a sandbox that does not answer is reported with its address and how to start it', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const nowhere = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
  gone.close()
  await once(gone, 'close')

  const asking = reachSandbox(nowhere, '/worlds', { method: 'POST' })
  await expect(asking).rejects.toThrow(`The sandbox does not answer at ${nowhere} (nothing listens there`)
  await expect(asking).rejects.toThrow(/npm start[\s\S]*SANDBOX_ORIGIN=/)
})
