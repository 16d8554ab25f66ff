import { describe } from 'vitest'
import { reportMissingTranslation } from '#web/shared/api/missing-translation.ts'
import { DEFAULT, interaction, ok, type PortalCall, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

describe('reportMissingTranslation', () => {
  const report = (key = 'thankYou.title'): PortalCall => {
    const body = { language: 'en', namespace: 'nps', key } as const
    return visitor.post(
      'report a missing translation',
      '/missingTranslation',
      (api) => reportMissingTranslation(api, body),
      { body },
    )
  }

  interaction(report(), DEFAULT, ok())
  sharedRefusals(report(), [report('thank you'), 'a key off the contract', 'key'])
})
