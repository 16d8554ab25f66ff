import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getValueStore } from '#web/features/notices/value-store.ts'
import { DEFAULT, interaction, ok, refused, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { regex, string } = MatchersV3

describe('getValueStore', () => {
  const read = (operation: string, ...names: string[]) =>
    visitor.get(operation, `/valueStore/${encodeURIComponent(names.join(','))}`, (api) => getValueStore(api, names))
  const prompt = read('read the window of the rating prompt', 'nps_showStart', 'nps_showEnd')
  const day = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-01')

  interaction(prompt, DEFAULT, ok({ nps_showStart: day, nps_showEnd: day }))
  interaction(
    read('read the site-wide notice', 'header_web_notice', 'header_web_notice_text'),
    'a site-wide notice',
    ok({ header_web_notice: '1', header_web_notice_text: string('V sobotu budeme portál udržovat.') }),
  )
  interaction(
    read('read an unknown value', 'nobody_knows'),
    DEFAULT,
    refused(404, 'value-not-found', { fields: { nobody_knows: 'not-found' } }),
  )
  // A key that violates the contract makes an invalid path, which cannot be compared with the document.
  sharedRefusals(prompt)
})
