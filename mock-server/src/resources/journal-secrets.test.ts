import { afterAll, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import { signedInFamily } from '../testing/family.ts'
import { CONTACTS, DATA, REASON, saving } from '../testing/family-inputs.ts'
import { openedProfile } from '../testing/opened-record.ts'
import { callerIn, signedInPerson } from '../testing/person.ts'
import { aJpeg } from '../testing/pictures.ts'
import { GENERIC } from '../testing/renewal-requests.ts'
import { MONIKA, renewingFamily, smallFile } from '../testing/renewing-family.ts'
import { requestingFamily } from '../testing/requesting-family.ts'
import { collectLog, makeApp, openWorld, signIn } from '../testing/test-app.ts'

/** The changes of all entries of a journal, given as the text that the control plane sent: what the journal shows of the state. */
function changesInJournal(journal: string): string {
  const { entries } = JSON.parse(journal) as { entries: readonly { readonly changes: unknown }[] }
  return JSON.stringify(entries.map(({ changes }) => changes))
}

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

/** `secrets` are neither in the journal nor in the log; `texts` may be read in the bodies of calls, but not in the changes of the state. */
type Traces = { readonly world: string; readonly secrets: readonly string[]; readonly texts?: readonly string[] }
type LetterWithKey = { readonly link?: string; readonly text: string; readonly code?: string }

const PASSWORD = 'modrá-lampa-7'
const VISITOR = { authorization: '' }
const imageIn = (path: string) => /img_[a-z0-9]+/.exec(path)?.[0] ?? 'no image'
const keyIn = (letter: LetterWithKey | undefined) => /odkaz=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no key'
const photo = async (meta: object) => ({ meta, name: 'photo.jpg', type: 'image/jpeg', bytes: await aJpeg(40, 30) })

const calls: Readonly<Record<string, () => Promise<Traces>>> = {
  async 'a profile and its photo'() {
    const jana = await signedInPerson(app)
    const address = { street: 'Lipová', city: 'Brno', houseNumber: '12', postalCode: '602 00' }
    const consents = { recipientMayGetPostalAddress: false, recipientMayGetEmail: false, newsletter: false }
    const { donor } = (await jana.get('userProfile')).response.profile
    const answered = await jana.post('donorProfile', {
      lastName: 'Malá',
      phone: '+420601000199',
      address,
      birthYear: 1984,
      consents: { ...consents, nameInPublicList: true },
      donationTargeting: 'single',
      basedOn: openedProfile(donor),
    })
    expect(answered.error_code).toBe(200)
    const { avatar } = (await jana.upload('avatar', [await photo({ category: 'avatar' })])).response.profile
    return {
      world: jana.world,
      secrets: ['Malá', '601000199', 'Lipová', 'jana@', imageIn(avatar), '/9j/'],
      texts: ['1984'],
    }
  },
  async 'a new e-mail, its undo and a new password'() {
    const jana = await signedInPerson(app)
    const email = 'jana.nova@example.com'
    const { changeId } = (await jana.post('emailChange', { email, password: 'andel123' })).response
    const code = (await jana.messages()).at(-1)?.code ?? 'no code'
    await jana.post('emailChange/verification', { changeId, code })
    const undoToken = keyIn((await jana.messages()).at(-1))
    expect(await jana.post('emailChange/undo', { undoToken }, VISITOR)).toMatchObject({ error_code: 200 })
    const { authorization } = await signIn(app, '10000001', `/w/${jana.world}`)
    await jana.post('password', { oldPassword: 'andel123', password: PASSWORD }, { authorization })
    return { world: jana.world, secrets: [email, 'jana@', changeId, code, undoToken, 'andel123', PASSWORD, 'scrypt'] }
  },
  async 'a forgotten password'() {
    const jana = await signedInPerson(app)
    await jana.post('passwordReset', { username: 'jana@example.com' }, VISITOR)
    const resetToken = keyIn((await jana.messages()).at(-1))
    const set = await jana.post('passwordReset/password', { resetToken, password: PASSWORD }, VISITOR)
    expect(set).toMatchObject({ error_code: 200 })
    return { world: jana.world, secrets: ['jana@', resetToken, PASSWORD, 'scrypt'] }
  },
  async 'links made by the office'() {
    const admin = await signedInPerson(app, 'admin')
    const keyOf = async (link: object) =>
      (await admin.post('adminLinks', link)).response.link.path.replace(/^.*=/, '') as string
    const rating = await keyOf({ kind: 'rating', angelNumber: '10000001' })
    return { world: admin.world, secrets: [rating, await keyOf({ kind: 'payment', amount: 500 })] }
  },
  async 'the record of a family'() {
    const petra = await signedInFamily(app)
    const account = { prefix: '19', number: '2000145399', bankCode: '0800' }
    const { LifeStory: lifeStory } = await petra.record()
    await petra.post('recipientData', saving({ ...DATA, lifeStory }, { account, lifeStory: 'Náš příběh' }))
    await petra.post('recipientContacts', saving(CONTACTS, { email: 'nova@example.com' }))
    await petra.post('familyMembers/member-4/removal', REASON)
    const secrets = ['2000145399', 'nova@', 'Výsluní', 'Svobod', '602000201', 'Anna']
    return { world: petra.world, secrets, texts: ['5399', '2017', 'příběh', 'odstěhovala'] }
  },
  async 'the contact of a family, shown to a donor'() {
    const jana = await signedInPerson(app)
    const { response } = await jana.post('families/fam-k7p2/contact', { agreement: true })
    expect(response.carerName).toBe('Petra Svobodová')
    return { world: jana.world, secrets: ['Svobod', 'Výsluní', '674 01', '602000201', 'svobodovi'], texts: ['Tomáš'] }
  },
  async 'documents and photos of a family'() {
    const petra = await signedInFamily(app)
    const meta = { category: 'document', documentType: 'medical-report', issuedOn: '2026-11-02' }
    await petra.upload('recipientDocuments', [{ ...smallFile('other'), meta, name: 'zpráva.pdf' }])
    const taken = { category: 'photo', takenMonth: 9, takenYear: 2026, description: 'Na zahradě' }
    const { photos } = (await petra.upload('recipientPhotos', [await photo(taken)])).response
    await petra.post(`recipientPhotos/${photos[1].photoId}/removal`, { reason: 'Nechceme ji' })
    const secrets = ['zpráva.pdf', imageIn(photos[1].path), '/9j/']
    return { world: petra.world, secrets, texts: ['zpráva', '2026-11-02', 'Na zahradě', 'Nechceme'] }
  },
  async 'a renewal'() {
    const monika = await renewingFamily(app, MONIKA)
    await monika.add({ ...smallFile('other'), name: 'rozsudek.pdf' })
    expect(await monika.send(GENERIC)).toMatchObject({ error_code: 200 })
    const texts = ['24000', '24_000', 'Motol', 'Plavání', 'zase plave', 'rozsudek', '202"', 'O-2026-0008']
    return { world: monika.world, secrets: ['rozsudek', '602000204'], texts }
  },
  async 'a request for help that was returned'() {
    const family = await requestingFamily(app)
    const { receiptNumber } = (await family.submit(ONCOLOGICAL_ANSWERS)).response
    const remarks = [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }]
    const returned = { request: receiptNumber, decision: 'return', remarks, note: 'Chybí už jen málo.' }
    await family.trigger('request-decided', returned)
    const linkKey = keyIn((await family.messages()).at(-1))
    const { accessKey } = (await family.post('linkExchange', { kind: 'help-request', linkKey })).response
    await family.get('helpRequest', { 'access-key': accessKey })
    const answers = ['Adam', 'Doležal', 'leukemie', 'Lipová', '605111222', 'dolezalovi', '1988-09-23', '31400']
    return { world: family.world, secrets: [...answers, family.key, linkKey, accessKey], texts: ['Opište', 'Chybí už'] }
  },
  async 'a registration and a wrong birth date'() {
    const { world, post } = callerIn(app, (await openWorld(app)).id)
    const name = { kind: 'person', firstName: 'Eva', lastName: 'Horká', email: 'eva.horka@example.com' }
    const consents = { consentPersonalData: true, consentTerms: true, newsletter: false }
    const registered = await post('registration', { ...name, ...consents, password: PASSWORD })
    expect(registered).toMatchObject({ error_code: 200 })
    await post('loginRecipient', { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-02' })
    return { world, secrets: [PASSWORD, 'scrypt', 'Horká', 'eva.horka', '1985-04-02'], texts: ['2000001'] }
  },
}

test.each(Object.entries(calls))('%s leaves no secret in the journal and the log (rule 19.6)', async (_, act) => {
  const { world, secrets, texts = [] } = await act()
  const journal = (await app.inject(`/sandbox/worlds/${world}/journal`)).body
  const changes = changesInJournal(journal)
  expect(changes.length).toBeGreaterThan(100)
  const seen = journal + JSON.stringify(lines)
  for (const secret of secrets) expect(seen).not.toContain(secret)
  for (const text of texts) expect(changes).not.toContain(text)
})
