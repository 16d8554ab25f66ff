import { afterAll, expect, test } from 'vitest'
import type { Operation } from '../kernel/contract/contract.ts'
import { bodyExamples, exampleHeaders, exampleUrl, operations, partExamples } from '../testing/example-requests.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

/** As a tool sends an operation that knows the contract alone. */
async function callByExamples(operation: Operation, world: string, token: string) {
  const { method, body, id } = operation
  const upload = body === 'multipart' ? uploadOf(partExamples(operation)) : undefined
  const answer = await app.inject({
    method: method as 'GET',
    url: `/w/${world}/api${exampleUrl(operation)}`,
    headers: { authorization: token, uid: '', ...exampleHeaders(operation), ...upload?.headers },
    ...(body === 'json' && { payload: bodyExamples(operation)[0] as object }),
    ...(upload && { payload: Buffer.from(await new Response(upload.body).arrayBuffer()) }),
  })
  const isPdf = answer.headers['content-type'] === 'application/pdf'
  return `${id} ${isPdf ? 'a PDF' : (answer.json<{ error?: string }>().error ?? 'success')}`
}

function uploadOf(parts: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    form.append(name, typeof value === 'string' ? new File([value], 'a.pdf') : JSON.stringify(value))
  const { headers, body } = new Response(form)
  return { headers: Object.fromEntries(headers), body }
}

test('the examples, sent in the order of the document with one token, are answered or refused by a rule', async () => {
  const answers: string[] = []
  for (const who of ['donor', 'recipient', 'administrator']) {
    const payload = { state: `a signed-in ${who}`, action: 'setup' }
    const entered = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload })
    const { world, token } = entered.json<{ world: string; token: string }>()
    for (const operation of operations) answers.push(await callByExamples(operation, world, token))
  }
  const refused = new Set(answers.filter((answer) => / (token-|uid-|bad-|malformed|.*-not-found)/.test(answer)))
  // What only a letter or an earlier call gives: keys, transactions and uploaded files. A withdrawal of consent ends the session.
  expect([...refused].toSorted()).toEqual([
    'cancelRecurringPayment recurring-not-found',
    'changeRecurringPayment recurring-not-found',
    'checkPasswordReset reset-link-not-found',
    'confirmByCode transaction-not-found',
    'confirmEmailChange transaction-not-found',
    'confirmRecurringChange recurring-not-found',
    'endSession token-invalid',
    'getCardPayment payment-not-found',
    'getHelpRequest request-not-found',
    'getRecurringPayment recurring-not-found',
    'removeHelpRequestFile request-not-found',
    'removeRecipientDocument document-not-found',
    'resetPassword reset-link-not-found',
    'retryCardPayment payment-not-found',
    'submitHelpRequest request-not-found',
    'undoEmailChange undo-link-not-found',
    'uploadHelpRequestFile request-not-found',
  ])
})
