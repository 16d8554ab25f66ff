import { boolean, constantFrom, nat, record } from 'fast-check'
import { giveUpSession, sessionOf, storeSession } from '../sign-in.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles, write } from '../trouble.ts'
import { callAs, donors, writeAs } from './actors.ts'

const consents = { recipientMayGetPostalAddress: false, recipientMayGetEmail: true, newsletter: true }
const freshEmail = (n: number): string => `nova-adresa-${n}@example.com`

export const donorAccount = [
  stepKind('register', {
    details: record({ n: nat({ max: 3 }), trouble: troubles }),
    say: ({ n, trouble }) => `registrant ${n} opens an account${sayTrouble(trouble)}`,
    take: (walk, { n, trouble }) => {
      const name = { kind: 'person', firstName: 'Eva', lastName: `Horká${'abcd'[n]}` }
      const consent = { consentPersonalData: true, consentTerms: true, newsletter: false }
      const body = { ...name, ...consent, email: `registrace-${n}@example.com`, password: 'modrá-lampa-7' }
      return write(walk, { operationId: 'registerDonor', method: 'POST', path: '/registration', body }, trouble)
    },
  }),
  stepKind('save-profile', {
    details: record({ who: donors, isListed: boolean(), trouble: troubles }),
    say: ({ who, isListed, trouble }) =>
      `${who} saves the profile, ${isListed ? 'on' : 'off'} the public list${sayTrouble(trouble)}`,
    take: (walk, { who, isListed, trouble }) => {
      const body = {
        firstName: 'Jméno',
        lastName: `Příjmení ${who}`,
        address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
        consents: { ...consents, nameInPublicList: isListed },
        donationTargeting: isListed ? 'single' : 'multiple',
      }
      return writeAs(
        walk,
        who,
        { operationId: 'saveDonorProfile', method: 'POST', path: '/donorProfile', body },
        trouble,
      )
    },
  }),
  stepKind('withdraw-consent', {
    details: record({ who: donors }),
    say: ({ who }) => `${who} withdraws the consent`,
    take: async (walk, { who }) => {
      const body = { withdrawal: true }
      await callAs(walk, who, { operationId: 'withdrawConsent', method: 'POST', path: '/consent/withdrawal', body })
      await giveUpSession(walk, who)
    },
  }),
  stepKind('confirm-consent', {
    details: record({ who: donors }),
    say: ({ who }) => `${who} confirms the consent`,
    take: async (walk, { who }) => {
      const call = {
        operationId: 'confirmConsent',
        method: 'POST',
        path: '/consent',
        body: { personalData: true },
      } as const
      const answer = await callAs(walk, who, call)
      if (answer) storeSession(walk, who, answer)
    },
  }),
  stepKind('ask-for-email-code', {
    details: record({ who: donors, n: nat({ max: 2 }), trouble: troubles }),
    say: ({ who, n, trouble }) => `${who} asks to change the e-mail to ${freshEmail(n)}${sayTrouble(trouble)}`,
    take: async (walk, { who, n, trouble }) => {
      const body = { email: freshEmail(n), password: walk.memory.passwordOf(who) }
      const answer = await writeAs(
        walk,
        who,
        { operationId: 'requestEmailChange', method: 'POST', path: '/emailChange', body },
        trouble,
      )
      const changeId = answer?.json?.response?.changeId
      if (typeof changeId === 'string') walk.memory.emailChanges.set(who, changeId)
    },
  }),
  stepKind('type-email-code', {
    weight: 2,
    details: record({ who: donors, wrong: constantFrom(0, 1, 5, 6) }),
    say: ({ who, wrong }) => `${who} types a wrong code for the e-mail ${wrong}×, then the one that came`,
    isPossible: ({ memory }, { who }) => memory.emailChanges.has(who),
    take: async (walk, { who, wrong }) => {
      const messages = await walk.messages({ channel: 'email' })
      const code = messages.findLast((message) => message.code !== undefined)?.code ?? '000000'
      const changeId = walk.memory.emailChanges.get(who)
      for (let n = 0; n <= wrong; n += 1) {
        const typed = n === wrong ? code : code === '000000' ? '000001' : '000000'
        const body = { changeId, code: typed }
        const call = {
          operationId: 'confirmEmailChange',
          method: 'POST',
          path: '/emailChange/verification',
          body,
        } as const
        const answer = await callAs(walk, who, call)
        if (answer) storeSession(walk, who, answer)
      }
    },
  }),
  stepKind('change-password', {
    details: record({ who: donors, isRight: boolean() }),
    say: ({ who, isRight }) => `${who} changes the password, knowing the old one: ${isRight ? 'yes' : 'no'}`,
    take: async (walk, { who, isRight }) => {
      const password = `modrá-lampa-${walk.exchanges}`
      const body = { oldPassword: isRight ? walk.memory.passwordOf(who) : 'not-my-password', password }
      const session = await sessionOf(walk, who)
      if (!session) return
      const answer = await walk.call({
        operationId: 'changePassword',
        method: 'POST',
        path: '/password',
        body,
        session,
      })
      if (answer.json?.error_code !== 200) return
      walk.memory.passwords.set(who, password)
      storeSession(walk, who, answer)
      await giveUpSession(walk, who, session)
    },
  }),
]
