import type { TwinScenario } from '../scenario.ts'
import type { ScenarioRunner } from '../scenario-runner.ts'
import { logIn } from './signing-in.ts'

const EVA = {
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: 'eva.horka@example.com',
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}
const KEY = 'twin-one-intent-0002'

/** Stores the id of an answer where the recorded calls read it. */
async function keep(runner: ScenarioRunner, name: string, ...path: [description: string, ...(string | number)[]]) {
  const [description, ...steps] = path
  runner.values[name] = runner.need(await runner.replay(description), ...steps)
}

export const giving: TwinScenario[] = [
  {
    name: 'from a registration to a first payment',
    given: 'the default scenario',
    run: async (runner) => {
      const registered = await runner.post('/registration', EVA, KEY)
      await runner.post('/registration', EVA, KEY)
      await runner.post('/registration', EVA)
      await runner.letters()
      const angelNumber = runner.need(registered, 'response', 'angelNumber')
      runner.become(await logIn(runner, angelNumber, EVA.password))
      await runner.get('/userProfile')
      const payment = { amount: 300, angelNumber, frequency: 'recurring', cardholder: 'EVA HORKA', email: EVA.email }
      const started = await runner.post('/cardPayment', payment, 'twin-one-payment-0001')
      await runner.post('/cardPayment', payment, 'twin-one-payment-0001')
      await runner.get('/cardPayment', {}, runner.need(started, 'response', 'accessKey'))
      await runner.get('/payments')
      await runner.get('/recurringPayments')
    },
  },
  {
    name: 'a payment that was declined is tried again',
    given: 'a declined card payment',
    run: async (runner) => {
      await runner.replay('read what became of a payment')
      await keep(runner, 'accessKey', 'try a payment again', 'response', 'accessKey')
      await runner.replay('read what became of a payment')
      await runner.replay('try a payment again', { key: KEY })
      await runner.advance('PT30M')
      await runner.replay('read what became of a payment')
    },
  },
  {
    name: 'a payment that was approved shows and is charged on',
    given: 'an approved recurring card payment',
    run: async (runner) => {
      await runner.replay('read what became of a payment')
      await runner.replay('read a recurring payment')
      await runner.advance('P31D')
      await runner.letters()
    },
  },
  {
    name: 'a recurring payment lowered, raised, cancelled, and no more charged',
    given: 'an active recurring payment',
    run: async (runner) => {
      await runner.replay('read a recurring payment')
      await runner.replay('lower the amount of a recurring payment without its payer')
      await runner.replay('raise the amount of a recurring payment without its payer', { key: KEY })
      await runner.replay('change a recurring payment to more than a card takes', { key: `${KEY}-over` })
      await runner.replay('read a recurring payment')
      await runner.replay('cancel a recurring payment')
      await runner.replay('cancel a recurring payment')
      await runner.replay('lower the amount of a recurring payment without its payer', { key: `${KEY}-more` })
      await runner.advance('P40D')
      await runner.letters()
    },
  },
  {
    name: 'a raised amount confirmed once from the mailbox',
    given: 'a raised amount that the payer can confirm',
    run: async (runner) => {
      await runner.replay('read a recurring payment')
      await runner.replay('confirm a raised amount')
      await runner.replay('confirm a raised amount', { key: KEY })
      await runner.replay('read a recurring payment')
      await runner.letters()
    },
  },
  {
    name: 'a mailed link opened once without a fact',
    given: 'a mailed link to a recurring payment',
    run: async (runner) => {
      await runner.replay('exchange the key of a mailed link')
      await runner.replay('exchange the key of a mailed link', { key: KEY })
      await runner.replay('exchange a link that was opened before, with a wrong fact', { key: `${KEY}-wrong` })
    },
  },
  {
    name: 'everything a donor can read',
    given: 'a signed-in donor',
    run: async (runner) => {
      for (const path of [
        '/userProfile',
        '/payments',
        '/families',
        '/documents',
        '/recurringPayments',
        '/paymentDetails',
      ])
        await runner.get(path)
      await runner.replay('print an overview of payments')
    },
  },
  {
    name: 'gifts through the day they go to families',
    given: 'the default scenario',
    run: async (runner) => {
      for (const days of ['P11D', 'P11D', 'P3D']) {
        await runner.advance(days)
        runner.become(await logIn(runner))
        await runner.get('/payments')
        await runner.get('/userProfile')
        await runner.get('/families')
      }
      await runner.letters()
    },
  },
  {
    name: 'the contact of a family, shown and logged',
    given: 'a donor with a family',
    run: async (runner) => {
      await runner.get('/families')
      await runner.replay('read a family')
      await runner.replay("show a family's contact")
      await runner.replay("show a family's contact")
      await runner.replay('read a family')
    },
  },
  {
    name: 'a payment that is not seen, reported once',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.replay('ask about a payment not seen')
      await runner.replay('report a missing payment')
      await runner.replay('report a missing payment')
      await runner.replay('ask about a payment that is in the account')
      await runner.letters()
    },
  },
]
