import { expect } from '@playwright/test'
import { test } from './sandbox.ts'

type Sent = { error_code?: number; failure?: string }

test('an upload that is cut fails in the browser, and the next attempt arrives', async ({ page, request, world }) => {
  const api = `/w/${world.id}/api`
  const signedIn = await request.post(`${api}/login`, { data: { username: '10000001', password: 'andel123' } })
  const { token } = ((await signedIn.json()) as { response: { token: string } }).response
  // A page that loads nothing more: its one connection was used before, so Chromium resends a
  // broken call by itself.
  await page.goto('/sandbox/scenarios')
  const upload = () =>
    page.evaluate(
      async ([address, authorization]): Promise<Sent> => {
        const body = new FormData()
        body.append('meta[0]', new Blob(['{"category":"document"}'], { type: 'application/json' }))
        body.append('File[0]', new Blob([new Uint8Array(2_000_000)], { type: 'image/png' }), 'photo.png')
        const options = { method: 'POST', headers: { authorization, lang: 'cs' }, body }
        return fetch(address, options).then(
          (answer) => answer.json() as Promise<Sent>,
          (error: unknown) => ({ failure: (error as Error).name }),
        )
      },
      [`${api}/upload`, token] as const,
    )
  await world.fail({ operationId: 'uploadFiles', kind: 'cut', when: 'before', atPercent: 50, times: 1 })
  expect(await upload()).toEqual({ failure: 'TypeError' })
  expect(await upload()).toMatchObject({ error_code: 400 })
})
