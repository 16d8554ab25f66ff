import { constantFrom } from 'fast-check'
import { giveUpSession } from '../sign-in.ts'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'

const WHO = { '10000001': 'jana@example.com', '10000004': 'nova@example.com' } as const
const donors = constantFrom('10000001' as const, '10000004' as const)

export const passwordReset = [
  stepKind('forget-password', {
    details: { who: donors, times: constantFrom(1, 6) },
    say: ({ who, times }) => `${who} asks for a link to a new password ${times}×`,
    take: async (walk, { who, times }) => {
      const body = { username: who }
      for (let n = 0; n < times; n += 1) await walk.call({ operationId: 'requestPasswordReset', body })
    },
  }),
  writeKind('use-reset-link', {
    details: { who: donors },
    say: ({ who }) => `${who} opens the link that came last and sets a new password`,
    take: async (walk, { who, trouble }) => {
      const letters = await walk.messages({ to: WHO[who] })
      const link = letters.findLast(({ text }) => text.includes('rst_'))
      const resetToken = /rst_\w+/.exec(link?.text ?? '')?.[0]
      if (resetToken === undefined) return
      const password = `nové-heslo-${walk.exchanges}`
      const body = { resetToken, password }
      const call = { operationId: 'resetPassword', body } as const
      const answer = await sendWrite(walk, call, trouble)
      if (answer.json?.error_code !== 200) return
      walk.memory.passwords.set(who, password)
      await giveUpSession(walk, who)
    },
  }),
]
