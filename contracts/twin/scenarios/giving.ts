import type { Story } from '../story.ts'
import type { Teller } from '../teller.ts'
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

/** Puts the id of what a call answered with where the recorded calls take it from. */
async function keep(teller: Teller, name: string, ...path: [description: string, ...(string | number)[]]) {
  const [description, ...steps] = path
  teller.values[name] = teller.need(await teller.replay(description), ...steps)
}

export const giving: Story[] = [
  {
    name: 'from a registration to a first payment',
    given: 'the default scenario',
    operations: [
      'registerDonor',
      'logIn',
      'getUserProfile',
      'startCardPayment',
      'getCardPayment',
      'getPayments',
      'getRecurringPayments',
    ],
    tell: async (teller) => {
      const registered = await teller.post('/registration', EVA, KEY)
      await teller.post('/registration', EVA, KEY)
      await teller.post('/registration', EVA)
      await teller.letters()
      const angelNumber = teller.need(registered, 'response', 'angelNumber')
      teller.become(await logIn(teller, angelNumber, EVA.password))
      await teller.get('/userProfile')
      const wish = { amount: 300, angelNumber, frequency: 'recurring', cardholder: 'EVA HORKA', email: EVA.email }
      const started = await teller.post('/cardPayments', wish, 'twin-one-payment-0001')
      await teller.post('/cardPayments', wish, 'twin-one-payment-0001')
      await teller.get(`/cardPayments/${teller.need(started, 'response', 'paymentId')}`)
      await teller.get('/payments')
      await teller.get('/recurringPayments')
    },
  },
  {
    name: 'a payment that was declined is tried again',
    given: 'a declined card payment',
    operations: ['getCardPayment', 'retryCardPayment'],
    tell: async (teller) => {
      await teller.replay('read what became of a payment')
      await keep(teller, 'paymentId', 'try a payment again', 'response', 'paymentId')
      await teller.replay('read what became of a payment')
      await teller.replay('try a payment again', { key: KEY })
      await teller.advance('PT30M')
      await teller.replay('read what became of a payment')
    },
  },
  {
    name: 'a payment that was approved shows and is charged on',
    given: 'an approved recurring card payment',
    operations: ['getCardPayment', 'getRecurringPayment'],
    tell: async (teller) => {
      await teller.replay('read what became of a payment')
      await teller.replay('read a recurring payment')
      await teller.advance('P31D')
      await teller.letters()
    },
  },
  {
    name: 'a recurring payment lowered, raised, cancelled, and no more charged',
    given: 'an active recurring payment',
    operations: ['getRecurringPayment', 'changeRecurringPayment', 'cancelRecurringPayment'],
    tell: async (teller) => {
      await teller.replay('read a recurring payment')
      await teller.replay('lower the amount of a recurring payment without its donor')
      await teller.replay('raise the amount of a recurring payment without its donor', { key: KEY })
      await teller.replay('change a recurring payment to more than a card takes', { key: `${KEY}-over` })
      await teller.replay('read a recurring payment')
      await teller.replay('cancel a recurring payment')
      await teller.replay('cancel a recurring payment')
      await teller.replay('lower the amount of a recurring payment without its donor', { key: `${KEY}-more` })
      await teller.advance('P40D')
      await teller.letters()
    },
  },
  {
    name: 'a raised amount confirmed once from the mailbox',
    given: 'a raised amount that the payer can confirm',
    operations: ['getRecurringPayment', 'confirmRecurringChange'],
    tell: async (teller) => {
      await teller.replay('read a recurring payment')
      await teller.replay('confirm a raised amount')
      await teller.replay('confirm a raised amount', { key: KEY })
      await teller.replay('read a recurring payment')
      await teller.letters()
    },
  },
  {
    name: 'a mailed link opened once without a fact',
    given: 'a mailed link to a recurring payment',
    operations: ['exchangeLink'],
    tell: async (teller) => {
      await teller.replay('exchange the key of a mailed link')
      await teller.replay('exchange the key of a mailed link', { key: KEY })
      await teller.replay('exchange a link that was opened before, with a wrong fact', { key: `${KEY}-wrong` })
    },
  },
  {
    name: 'everything a donor can read',
    given: 'a signed-in donor',
    operations: [
      'getUserProfile',
      'getPayments',
      'printPaymentOverview',
      'getFamilies',
      'getDocuments',
      'getRecurringPayments',
      'getPaymentDetails',
    ],
    tell: async (teller) => {
      for (const path of [
        '/userProfile',
        '/payments',
        '/families',
        '/documents',
        '/recurringPayments',
        '/paymentDetails',
      ])
        await teller.get(path)
      await teller.replay('print an overview of payments')
    },
  },
  {
    name: 'gifts through the day they go to families',
    given: 'the default scenario',
    operations: ['logIn', 'getPayments', 'getUserProfile', 'getFamilies'],
    tell: async (teller) => {
      for (const days of ['P11D', 'P11D', 'P3D']) {
        await teller.advance(days)
        teller.become(await logIn(teller))
        await teller.get('/payments')
        await teller.get('/userProfile')
        await teller.get('/families')
      }
      await teller.letters()
    },
  },
  {
    name: 'the contact of a family, shown and logged',
    given: 'a donor with a family',
    operations: ['getFamilies', 'getFamily', 'viewFamilyContact'],
    tell: async (teller) => {
      await teller.get('/families')
      await teller.replay('read a family')
      await teller.replay("show a family's contact")
      await teller.replay("show a family's contact")
      await teller.replay('read a family')
    },
  },
  {
    name: 'a payment that is not seen, reported once',
    given: 'a signed-in donor',
    operations: ['checkMissingPayment', 'reportMissingPayment'],
    tell: async (teller) => {
      await teller.replay('ask about a payment not seen')
      await teller.replay('report a missing payment')
      await teller.replay('report a missing payment')
      await teller.replay('ask about a payment that is in the account')
      await teller.letters()
    },
  },
]
