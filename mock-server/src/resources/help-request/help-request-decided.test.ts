import { afterAll, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '../../scenarios/answers-of-requests.ts'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { requestingFamily } from '../../testing/requesting-family.ts'
import { collectLog, makeApp } from '../../testing/test-app.ts'

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

const complete = { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS }
const remarks = [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }]

const sentRequest = async () => {
  const family = await requestingFamily(app)
  const key = await family.start()
  await family.upload(key, { name: 'zpráva Adama.pdf' })
  const { receiptNumber } = (await family.post(`helpRequests/${key}/submission`, complete)).response
  const decide = (detail: object) => family.trigger({ request: receiptNumber, ...detail })
  const linkKey = async () => new URL((await family.letters()).at(-1)?.link ?? '').searchParams.get('odkaz') ?? ''
  /** A key for a tab; from the second exchange on it needs the carer's birth date. */
  const editKey = async (birthDate?: string): Promise<string> => {
    const link = { kind: 'help-request', linkKey: await linkKey(), ...(birthDate !== undefined && { birthDate }) }
    return (await family.post('linkExchange', link)).response.tabKey
  }
  return { ...family, key, receiptNumber, decide, linkKey, editKey }
}

test('neither journal nor log contains answers of a request or its keys, and the changes no remark either', async () => {
  const family = await sentRequest()
  await family.decide({ decision: 'return', remarks, note: 'Chybí už jen málo.' })
  const [linkKey, edit] = [await family.linkKey(), await family.editKey()]
  await family.get(`helpRequests/${edit}`)
  await family.decide({ decision: 'approve' })
  const seen = `${await family.journal()}${JSON.stringify(lines)}`
  const secrets = ['Adam', 'Doležal', 'leukemie', 'Lipová', '605111222', 'dolezalovi', '1988-09-23']
  for (const secret of [...secrets, '31400', edit, linkKey, family.key]) expect(seen).not.toContain(secret)
  const written = `${changesInJournal(await family.journal())}${JSON.stringify(lines)}`
  for (const remark of ['Opište', 'Chybí už']) expect(written).not.toContain(remark)
})
