import { afterAll, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { REASON, SISTER } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const { birthMonth: _month, ...noMonth } = SISTER
const refusals: [what: string, path: string, payload: object, want: object][] = [
  [
    'without a birth month',
    '',
    noMonth,
    { error_code: 422, error: 'family-member-refused', fields: { birthMonth: 'required' } },
  ],
  [
    'born next month',
    '',
    { ...SISTER, birthYear: 2026, birthMonth: 12 },
    { error_code: 422, error: 'month-in-future', fields: { birthMonth: 'future' } },
  ],
  [
    'as a second patient',
    '',
    { ...SISTER, relation: 'patient' },
    { error_code: 422, error: 'family-member-refused', fields: { relation: 'second-patient' } },
  ],
  [
    'saved as a second patient',
    '/member-4',
    { ...SISTER, relation: 'patient' },
    { error_code: 422, error: 'family-member-refused', fields: { relation: 'second-patient' } },
  ],
  [
    'who is the only patient saved as a sibling',
    '/member-3',
    SISTER,
    { error_code: 422, error: 'family-member-refused', fields: { relation: 'patient-fixed' } },
  ],
  ['the only patient, to be removed', '/member-3/removal', REASON, { error_code: 409, error: 'patient-fixed' }],
  ['unknown', '/member-99', SISTER, { error_code: 404, error: 'member-not-found' }],
]
test.each(refusals)('a member %s is refused and nothing changes: familyMembers%s', async (_, path, payload, want) => {
  const family = await signedInFamily(app)
  const before = await family.record()
  const answer = await family.post(`familyMembers${path}`, payload)
  expect(answer).toMatchObject({ status: 200, ...want })
  expect(await family.record()).toEqual(before)
})
