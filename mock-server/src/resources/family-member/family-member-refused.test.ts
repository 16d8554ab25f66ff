import { afterAll, expect, test } from 'vitest'
import { familyOf } from '../../testing/family.ts'
import { REASON, SISTER } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const { birthMonth: _month, ...noMonth } = SISTER
const contact = { name: 'Jana Malá', relation: 'emergency-contact', gender: 'F' }
const refusals: [what: string, path: string, payload: object, want: object][] = [
  [
    'without a birth month',
    '',
    noMonth,
    { error_code: 422, error: 'family-member-refused', fields: { birthMonth: 'required' } },
  ],
  [
    'an emergency contact without a phone',
    '',
    contact,
    { error_code: 422, error: 'family-member-refused', fields: { phone: 'required' } },
  ],
  [
    'born next month',
    '',
    { ...SISTER, birthYear: 2026, birthMonth: 12 },
    { error_code: 422, error: 'month-in-future', fields: { birthMonth: 'future' } },
  ],
  [
    'saved without a birth month',
    '/member-4',
    noMonth,
    { error_code: 422, error: 'family-member-refused', fields: { birthMonth: 'required' } },
  ],
  [
    'saved as born next month',
    '/member-4',
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
  ['__proto__', '/__proto__', SISTER, { error_code: 404, error: 'member-not-found' }],
  ['unknown, to be removed', '/constructor/removal', REASON, { error_code: 404, error: 'member-not-found' }],
  ['the main contact with another birth', '/member-1', SISTER, { error_code: 409, error: 'main-contact-fixed' }],
  ['the main contact, to be removed', '/member-1/removal', REASON, { error_code: 409, error: 'main-contact-fixed' }],
]
test.each(refusals)('a member %s is refused and nothing changes: familyMembers%s', async (_, path, payload, want) => {
  const family = await familyOf(app)
  const before = await family.record()
  const answer = await family.post(`familyMembers${path}`, payload)
  expect(answer).toMatchObject({ status: 200, ...want })
  expect(await family.record()).toEqual(before)
})

test('another family’s member is not found and cannot be changed (rule 19.7)', async () => {
  const theirs = await familyOf(app, { personalNumber: '2000002', birthDate: '1986-05-02' })
  const { response } = await theirs.post('familyMembers', SISTER)
  const { Id } = response.profile_full.Recipient.FamilyMembers.at(-1)
  const before = await theirs.record()
  const ours = await familyOf(app, undefined, { id: theirs.world })
  const notFound = { status: 200, error_code: 404, error: 'member-not-found' }
  expect(await ours.post(`familyMembers/${Id}`, SISTER)).toMatchObject(notFound)
  expect(await ours.post(`familyMembers/${Id}/removal`, REASON)).toMatchObject(notFound)
  expect(await theirs.record()).toEqual(before)
})
