import { boolean, constantFrom, nat } from 'fast-check'
import { giveUpSession, sessionOf, storeSession } from '../sign-in.ts'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import { callAs, donors, writeAs } from './actors.ts'
import { fromPage, saveRecordAs } from './opened-record.ts'

const consents = { recipientMayGetPostalAddress: false, recipientMayGetEmail: true, newsletter: true }
const freshEmail = (n: number): string => `nova-adresa-${n}@example.com`

export const donorAccount = [
  writeKind('register', {
    details: { n: nat({ max: 3 }) },
    say: ({ n }) => `registrant ${n} opens an account`,
    take: (walk, { n, trouble }) => {
      const name = { kind: 'person', firstName: 'Eva', lastName: `Horká${'abcd'[n]}` }
      const consent = { consentPersonalData: true, consentTerms: true, newsletter: false }
      const body = { ...name, ...consent, email: `registrace-${n}@example.com`, password: 'modrá-lampa-7' }
      return sendWrite(walk, { operationId: 'registerDonor', body }, trouble)
    },
  }),
  writeKind('save-profile', {
    details: { who: donors, isListed: boolean(), isOlder: boolean() },
    say: ({ who, isListed, isOlder }) =>
      `${who} saves the profile${fromPage(isOlder)}, ${isListed ? 'on' : 'off'} the public list`,
    take: (walk, { who, isListed, isOlder, trouble }) => {
      const body = {
        firstName: 'Jméno',
        lastName: `Příjmení ${who}`,
        address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
        consents: { ...consents, nameInPublicList: isListed },
        donationTargeting: isListed ? 'single' : 'multiple',
      }
      return saveRecordAs(walk, who, { operationId: 'saveDonorProfile', body }, { trouble, isOlder })
    },
  }),
  stepKind('withdraw-consent', {
    details: { who: donors },
    say: ({ who }) => `${who} withdraws the consent`,
    take: async (walk, { who }) => {
      const body = { withdrawal: true }
      await callAs(walk, who, { operationId: 'withdrawConsent', body })
      await giveUpSession(walk, who)
    },
  }),
  stepKind('confirm-consent', {
    details: { who: donors },
    say: ({ who }) => `${who} confirms the consent`,
    take: async (walk, { who }) => {
      const call = {
        operationId: 'confirmConsent',
        body: { personalData: true },
      } as const
      const answer = await callAs(walk, who, call)
      if (answer) storeSession(walk, who, answer)
    },
  }),
  writeKind('ask-for-email-code', {
    details: { who: donors, n: nat({ max: 2 }) },
    say: ({ who, n }) => `${who} asks to change the e-mail to ${freshEmail(n)}`,
    take: async (walk, { who, n, trouble }) => {
      const body = { email: freshEmail(n), password: walk.memory.passwordOf(who) }
      const answer = await writeAs(walk, who, { operationId: 'requestEmailChange', body }, trouble)
      const changeId = answer?.json?.response?.changeId
      if (typeof changeId === 'string') walk.memory.emailChanges.set(who, changeId)
    },
  }),
  stepKind('type-email-code', {
    weight: 2,
    details: { who: donors, wrong: constantFrom(0, 1, 5, 6) },
    say: ({ who, wrong }) => `${who} types a wrong code for the e-mail ${wrong}×, then the one that came`,
    isPossible: ({ memory }, { who }) => memory.emailChanges.has(who),
    take: async (walk, { who, wrong }) => {
      const messages = await walk.messages({ channel: 'email' })
      const code = messages.findLast((message) => message.code !== undefined)?.code ?? '000000'
      const changeId = walk.memory.emailChanges.get(who)
      for (let n = 0; n <= wrong; n += 1) {
        const typed = n === wrong ? code : code === '000000' ? '000001' : '000000'
        const body = { changeId, code: typed }
        const call = { operationId: 'confirmEmailChange', body } as const
        const answer = await callAs(walk, who, call)
        if (answer) storeSession(walk, who, answer)
      }
    },
  }),
  stepKind('change-password', {
    details: { who: donors, isRight: boolean() },
    say: ({ who, isRight }) => `${who} changes the password, knowing the old one: ${isRight ? 'yes' : 'no'}`,
    take: async (walk, { who, isRight }) => {
      const password = `modrá-lampa-${walk.exchanges}`
      const body = { oldPassword: isRight ? walk.memory.passwordOf(who) : 'not-my-password', password }
      const session = await sessionOf(walk, who)
      if (!session) return
      const answer = await walk.call({ operationId: 'changePassword', body, session })
      if (answer.json?.error_code !== 200) return
      walk.memory.passwords.set(who, password)
      storeSession(walk, who, answer)
      await giveUpSession(walk, who, session)
    },
  }),
]
