import { createInstance, type TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import { dueStateOf } from '#web/shared/due-days/due-state.ts'
import { plainText } from '#web/testing/page-text.ts'
import texts from './locales/cs.json' with { type: 'json' }
import { type RequestStatus, statusLabel } from './request-status.ts'
import { meaningOf, type StatusFacts, todoOf } from './status-texts.ts'

const i18n = createInstance()
void i18n.init({ lng: 'cs', initAsync: false, resources: { cs: { 'recipient-home': texts } } })
// Its own type lists every key of every namespace, which is too much for the compiler here.
const czech = (i18n.getFixedT as (...of: string[]) => unknown)('cs', 'recipient-home') as TFunction<'recipient-home'>

const income = { Type: 'income', Label: 'Potvrzení o příjmu', Due: '2026-12-15' }
const report = { Type: 'report', Label: 'Lékařská zpráva', Due: '2026-11-30' }

function read(status: RequestStatus, facts: Partial<StatusFacts>) {
  const known: StatusFacts = {
    NextPayoutDate: '2026-12-01',
    RenewalDate: '2027-03-31',
    LastContributionMonth: null,
    Account: null,
    MissingDocuments: [],
    isChecking: undefined,
    ...facts,
  }
  const dueState = (due: string) => dueStateOf(due, '2026-11-10', undefined)
  const label = czech(($) => $.label[statusLabel(status)])
  return plainText(
    [label, meaningOf(status, known, czech), todoOf(status, known, { hasTasks: false, dueState }, czech)].join(' '),
  )
}

test.each<[RequestStatus, Partial<StatusFacts>, string[]]>([
  ['new', {}, ['Nová žádost', 'Vaši žádost o pomoc máme', 'Teď nemusíte dělat nic.']],
  [
    'incomplete',
    { MissingDocuments: [income, report] },
    ['Neúplná žádost', 'chybí ještě 2 dokumenty', 'Pošlete nám je prosím do 30. 11. 2026.'],
  ],
  [
    'incomplete',
    { MissingDocuments: [{ ...report, Due: '2026-11-09' }, income] },
    ['Čekali jsme na ně do 9. 11. 2026.'],
  ],
  [
    'discarded',
    { LastContributionMonth: '2026-06' },
    ['Pomoc skončila', 'Příspěvky už vaší rodině neposíláme.', 'Poslední příspěvek odešel začátkem června 2026.'],
  ],
  ['suspended', {}, ['Výplaty jsou pozastavené', 'dočasně neposíláme', 'Zavolejte nám prosím.']],
  ['doNotRenew', { LastContributionMonth: '2026-12' }, ['Žádost se už neobnovuje', 'začátkem prosince 2026']],
  ['doNotRenew', {}, ['Obnovovat žádost už není potřeba.']],
  ['ok', {}, ['Vše je v pořádku', 'do 31. 3. 2027']],
  ['ok', { RenewalDate: null }, ['Až bude čas žádost obnovit, napíšeme vám.']],
  ['renewalReceived', {}, ['Žádost se obnovuje', 'zpracováváme', 'Odeslaný formulář už nejde změnit.']],
  ['inRenewal', {}, ['Žádost se obnovuje', 'Je čas obnovit žádost', 'Vyplňte prosím formulář do 31. 3. 2027.']],
  ['inRenewal', { RenewalDate: '2026-11-09' }, ['Formulář jsme čekali do 9. 11. 2026.']],
  ['inRenewal', { RenewalDate: null }, ['co nejdřív']],
])('the status %s with %o says what it means and what to do by when', (status, facts, parts) => {
  for (const part of parts) expect(read(status, facts)).toContain(part)
})

describe('an incomplete request that names no document', () => {
  test.each([
    [true, 'Všechny dokumenty od vás máme a právě je procházíme.'],
    [undefined, 'Všechny dokumenty od vás máme a právě je procházíme.'],
    [false, 'K žádosti nám ještě chybí některé dokumenty. Zavolejte nám prosím, řekneme vám, které to jsou.'],
  ])('is all handed over unless nothing is being checked: %s', (isChecking, text) => {
    expect(read('incomplete', { isChecking })).toContain(text)
  })
})
