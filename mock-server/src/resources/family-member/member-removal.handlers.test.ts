import { afterAll, expect, test } from 'vitest'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { signedInFamily } from '../../testing/family.ts'
import { REASON } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

test('the removal of a family member names no member in the journal, and no reason among the changes', async () => {
  const family = await signedInFamily(app)
  await family.post('familyMembers/member-4/removal', REASON)
  const journal = await family.journal('requestMemberRemoval')
  expect(journal).toContain('people.p-2000001.familyMembers')
  for (const secret of ['Anna', 'Svobod', '2017']) expect(journal).not.toContain(secret)
  expect(changesInJournal(journal)).not.toContain('odstěhovala')
})
