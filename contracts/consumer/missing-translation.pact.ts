import { describe } from 'vitest'
import { reportMissingTranslation } from '#web/shared/api/missing-translation.ts'
import { interaction, ok, type PortalCall } from './interaction.ts'
import { badRequest, failures } from './refusals.ts'

const reporting = (key: string) => {
  const body = { language: 'en', namespace: 'nps', key } as const
  return { body, call: (api) => reportMissingTranslation(api, body) } satisfies Partial<PortalCall>
}

describe('reportMissingTranslation', () => {
  const report: PortalCall = {
    operation: 'report a missing translation',
    as: 'visitor',
    method: 'POST',
    path: '/missingTranslation',
    ...reporting('thankYou.title'),
  }

  interaction(report, 'the default scenario', ok())
  badRequest({ ...report, ...reporting('thank you') }, 'a key off the contract', 'key')
  failures(report)
})
