import { boolean, constantFrom, nat } from 'fast-check'
import { pick } from '../memory.ts'
import { DONORS, FAMILIES, isFamily } from '../people.ts'
import { giveUpSession, lastCode, requestCode, sessionOf, signInDonor, storeSession, typeCode } from '../sign-in.ts'
import { stepKind } from '../step.ts'
import { donors, families, readProfile, which } from './actors.ts'

const everybody = constantFrom(...DONORS, ...FAMILIES)

export const signingIn = [
  stepKind('type-password', {
    details: { who: donors, isRight: boolean(), times: constantFrom(1, 2, 5, 6, 7) },
    say: ({ who, isRight, times }) => `${who} types a ${isRight ? 'right' : 'wrong'} password ${times}×`,
    take: async (walk, { who, isRight, times }) => {
      const password = isRight ? walk.memory.passwordOf(who) : 'not-my-password'
      for (let n = 0; n < times; n += 1) await signInDonor(walk, who, password)
    },
  }),
  stepKind('ask-for-code', {
    weight: 2,
    details: { who: families, phoneId: constantFrom('phone-1', 'phone-2'), times: constantFrom(1, 1, 2, 5) },
    say: ({ who, phoneId, times }) => `family ${who} asks for a code to ${phoneId} ${times}×`,
    take: async (walk, { who, phoneId, times }) => {
      for (let n = 0; n < times; n += 1) await requestCode(walk, who, phoneId)
    },
  }),
  stepKind('type-code', {
    weight: 3,
    details: { who: families, wrong: constantFrom(0, 0, 1, 5, 6, 7) },
    say: ({ who, wrong }) => `family ${who} types a wrong code ${wrong}×, then the code that came last`,
    isPossible: ({ memory }, { who }) => memory.transactions.has(who),
    take: async (walk, { who, wrong }) => {
      const code = await lastCode(walk)
      const other = code === '000000' ? '000001' : '000000'
      for (let n = 0; n < wrong; n += 1) await typeCode(walk, who, other)
      await typeCode(walk, who, code)
    },
  }),
  stepKind('sign-out', {
    details: { who: everybody },
    say: ({ who }) => `${who} signs out`,
    isPossible: ({ memory }, { who }) => memory.sessions.has(who),
    take: async (walk, { who }) => {
      const session = walk.memory.sessions.get(who)
      await walk.call({ operationId: 'endSession', session })
      await giveUpSession(walk, who)
    },
  }),
  stepKind('prolong', {
    details: { who: everybody },
    say: ({ who }) => `${who} has the session prolonged`,
    isPossible: ({ memory }, { who }) => memory.sessions.has(who),
    take: async (walk, { who }) => {
      const session = walk.memory.sessions.get(who)
      const answer = await walk.call({ operationId: 'prolongSession', session })
      storeSession(walk, who, answer, session)
    },
  }),
  stepKind('borrow-token', {
    details: { who: everybody, whom: everybody },
    say: ({ who, whom }) => `a caller with the token of ${who} sends the uid of ${whom}`,
    take: async (walk, { who, whom }) => {
      const session = await sessionOf(walk, who)
      if (!session) return
      const read = isFamily(who) ? readProfile : ({ operationId: 'getUserProfile' } as const)
      await walk.call({ ...read, session, uid: `p-${whom}` })
    },
  }),
  stepKind('former-token', {
    details: { n: which, back: nat({ max: 3 }) },
    say: ({ n }) => `a caller sends a token that has ended (${n})`,
    isPossible: ({ memory }) => memory.former.length > 0,
    take: (walk, { n }) => {
      const session = pick(walk.memory.former, n)
      return walk.call({ operationId: 'getUserProfile', session })
    },
  }),
]
