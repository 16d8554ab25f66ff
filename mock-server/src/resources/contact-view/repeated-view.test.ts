import { beforeEach, describe, expect, test } from 'vitest'
import { setRecipient } from '../../domain/people/find-person.ts'
import type { Change } from '../../domain/state/change.ts'
import { ImageSigner } from '../../kernel/access/image-signer.ts'
import { type AuthorizedCall, runOperation } from '../../kernel/pipeline/run-operation.ts'
import { scenarios } from '../../scenarios/scenarios.ts'
import { aRecipient, NOW } from '../../testing/people.ts'
import { Clock } from '../../world/clock/clock.ts'
import type { World } from '../../world/world.ts'
import { MemoryStore } from '../../world/world-store.ts'
import { Worlds } from '../../world/worlds.ts'
import { viewFamilyContact } from '../family/family.handlers.ts'

const petra = aRecipient()
let world: World
let earlier = 0

beforeEach(() => {
  world = new Worlds(scenarios, new MemoryStore(), () => new Clock(() => 0, NOW, true)).open({ id: 'blue' })
  earlier = loggedViews()
})

/** Jana's view of Petra's contact; each with the same idempotency key. */
const view = () => {
  const call: unknown = {
    call: {
      world,
      kernel: { bodySecret: 'secret', images: new ImageSigner('secret') },
      operation: { id: 'viewFamilyContact' },
      at: NOW,
    },
    handler: viewFamilyContact,
    input: {
      params: { familyId: 'fam-k7p2' },
      body: { agreement: true },
      files: [],
      caller: { personId: 'p-10000001', scope: 'donor', jti: 'j1', startedAt: NOW },
      address: '10.0.0.1',
      headers: { lang: 'cs', uid: '', idempotencyKey: 'one-view-0001' },
    },
  }
  const { code, error, body } = runOperation(call as AuthorizedCall)
  return { code, error, body: String(body) }
}
const change = (...changes: readonly Change[]) => world.act(() => ({ changes }))
const loggedViews = () => Object.keys(world.state.contactViews['p-2000001'] ?? {}).length
const views = () => loggedViews() - earlier

describe('a repeated view of a contact (rules 8.4 and 19.20)', () => {
  test('answers again with the same view while the contact is the same', () => {
    const first = view()
    expect(first.body).toContain('602000201')
    expect([view(), views()]).toEqual([first, 1])
  })

  test.each<[string, Change, string]>([
    ['no longer shares it', setRecipient(petra, 'informativeConsent', false), 'contact-not-shared'],
    ['is no longer supported', setRecipient(petra, 'supportStatus', 'ended'), 'contact-not-shared'],
    ['is no longer helped by the donor', { path: ['payments', '10000001'], value: {} }, 'family-not-found'],
  ])('is refused once the family %s', (_, changed, error) => {
    view()
    change(changed)
    expect(view().error).toBe(error)
    expect(views()).toBe(1)
  })

  test('of a contact that has changed is a new view and is logged', () => {
    const first = view()
    change(setRecipient(petra, 'carer', { ...petra.carer, phone: '+420602999999' }))
    const second = view()
    expect(second.body).not.toContain('602000201')
    expect(second.body).toContain('602999999')
    expect([view(), views()]).toEqual([second, 2])
    expect(second.body).not.toBe(first.body)
  })
})
