import { describe, expect, test } from 'vitest'
import type { FullUser } from '#web/shared/api/wire.ts'
import { hiddenRecipientPaths } from './recipient-menu.ts'

type RequestId = NonNullable<FullUser['RecipientStatusOfRequest']>['Id']
type RenewalId = NonNullable<FullUser['RecipientRequestStatus']>['Id']
type SupportId = NonNullable<FullUser['RecipientStatus']>['Id']

const hidden = (request: RequestId, renewal: RenewalId, support: SupportId = 1) =>
  hiddenRecipientPaths({
    RecipientStatusOfRequest: { Id: request },
    RecipientRequestStatus: { Id: renewal },
    RecipientStatus: { Id: support },
  })
const requestIds = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

test.each(requestIds)('contacts are hidden in every request status (%i)', (id) => {
  expect(hidden(id, 1)).toContain('/prijemce/moje-udaje-kontakty')
})

describe('the renewal in the recipient menu', () => {
  test.each([8, 9] as const)('is shown if it is open and the request is in renewal (%i)', (id) => {
    expect(hidden(id, 1)).not.toContain('/prijemce/obnoveni-zadosti')
  })

  test.each([8, 9] as const)('is hidden in renewal (%i) while it is closed or after it was sent', (id) => {
    expect(hidden(id, 0)).toContain('/prijemce/obnoveni-zadosti')
    expect(hidden(id, 2)).toContain('/prijemce/obnoveni-zadosti')
  })

  test.each([1, 2, 3, 4, 5, 6, 7] as const)('is hidden in every other request status (%i), open or not', (id) => {
    expect(hidden(id, 1)).toContain('/prijemce/obnoveni-zadosti')
  })
})

describe('offers of help in the recipient menu', () => {
  test('are hidden if the request was discarded', () => {
    expect(hidden(3, 0, 1)).toContain('/prijemce/nabidky-pomoci')
  })

  test('are hidden if support has ended, whatever the request status', () => {
    expect(hidden(6, 0, 3)).toContain('/prijemce/nabidky-pomoci')
  })

  test.each([1, 2, 4, 5, 6, 7, 8, 9] as const)('are shown otherwise (%i)', (id) => {
    expect(hidden(id, 0, 1)).not.toContain('/prijemce/nabidky-pomoci')
    expect(hidden(id, 0, 2)).not.toContain('/prijemce/nabidky-pomoci')
  })
})

test('before the record is loaded the menu hides only the conditional items', () => {
  const unknown = { RecipientStatusOfRequest: null, RecipientRequestStatus: null, RecipientStatus: null }
  expect([...hiddenRecipientPaths(unknown)]).toEqual(['/prijemce/moje-udaje-kontakty', '/prijemce/obnoveni-zadosti'])
})
