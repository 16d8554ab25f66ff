import type { Things } from '../make-things.ts'

type Letter = { id: string; subject: string; text: string; html: string; source: string }

/** A user's words with what mail treats in a way of its own: a line that begins a message of an mbox, a dot alone, a long word, an emoji. */
const NOTE = [
  'From Petra, kterou znáte',
  '.',
  '=41 není A; koncová mezera: ',
  `žluťoučký ${'velmi'.repeat(40)}`,
  '-- ',
  'Děkuji 👼',
].join('\n')

/** One letter of each kind that donors, families and the foundation get, as source, all in one mbox, and what the sandbox says of them. */
export async function makeLetters({ open, logIn, origin, post, store }: Things) {
  await open('letters', '/login')
  const api = '/w/letters/api'
  const jana = await logIn('letters', '10000001')
  await post(`${api}/passwordReset`, { username: '10000001' })
  await post(`${api}/registration`, {
    kind: 'person',
    firstName: 'Þórður',
    lastName: 'Příšerně Žluťoučký-Ďábelský',
    email: 'thordur@example.com',
    password: 'modrá-lampa-7',
    consentPersonalData: true,
    consentTerms: true,
    newsletter: false,
    contribution: { amount: 300, frequency: 'recurring', method: 'card' },
  })
  const missing = { type: 'transfer', paidOn: '2026-11-03', amount: 500, variableSymbol: '10000001' }
  await post(`${api}/missingPayment`, { ...missing, note: NOTE }, jana)
  await post(`${api}/emailChange`, { email: 'jana.novakova@example.com', password: 'andel123' }, jana)
  await post(`${api}/emailForm`, {
    to: 'portal@example.com',
    subject: 'Zpětná vazba k hodnocení, která má předmět tak dlouhý, že se musí zalomit',
    fields: [{ id: 'message', title: 'Zpráva', value: NOTE }],
  })
  await post('/sandbox/worlds/letters/triggers', { kind: 'card-charge', person: '10000001', outcome: 'declined' })
  await post(`${api}/password`, { oldPassword: 'andel123', password: 'nove-heslo-2026' }, jana)
  await post('/sandbox/worlds', { id: 'certificates', scenario: 'new-year-certificates', frozen: true, seed: 1 })
  await fetch(`${origin}/sandbox/worlds/certificates/clock`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"toNextEvent":true}',
  })
  const letters = [...(await lettersOf(origin, 'letters')), ...(await lettersOf(origin, 'certificates'))]
  store('letters.json', JSON.stringify(letters))
  for (const [index, { source }] of letters.entries()) store(`${index + 1}.eml`, source)
  // As programs write an mbox: a line that begins with “From ” gets a sign before it.
  const entries = letters.map(
    ({ source }) =>
      `From foundation Tue Nov 10 09:00:00 2026\n${source.replaceAll('\r\n', '\n').replaceAll(/^From /gm, '>From ')}\n`,
  )
  store('letters.mbox', entries.join(''))
}

/** The first letter of each kind: those that differ in numbers alone are of one. */
async function lettersOf(origin: string, world: string): Promise<Letter[]> {
  const address = `${origin}/sandbox/worlds/${world}/messages`
  const { messages } = (await (await fetch(`${address}?channel=email`)).json()) as { messages: Letter[] }
  const kinds = new Map(messages.toReversed().map((message) => [message.subject.replaceAll(/\d/g, ''), message]))
  return Promise.all(
    [...kinds.values()].toReversed().map(async (message) => {
      const { html, source } = (await (await fetch(`${address}/${message.id}`)).json()) as Letter
      return { ...message, html, source }
    }),
  )
}
