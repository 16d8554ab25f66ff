import { describe } from 'vitest'
import { reportMissingTranslation } from '#web/shared/api/missing-translation.ts'
import { DEFAULT, interaction, ok, type PortalCall } from './interaction.ts'
import { badRequest, failures } from './refusals.ts'

describe('reportMissingTranslation', () => {
  const report = (key = 'thankYou.title'): PortalCall => {
    const body = { language: 'en', namespace: 'nps', key } as const
    return {
      operation: 'report a missing translation',
      as: 'visitor',
      method: 'POST',
      path: '/missingTranslation',
      body,
      call: (api) => reportMissingTranslation(api, body),
    }
  }

  interaction(report(), DEFAULT, ok())
  badRequest(report('thank you'), 'a key off the contract', 'key')
  failures(report())
})
