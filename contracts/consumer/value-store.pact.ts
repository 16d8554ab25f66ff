import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getValueStore } from '#web/features/notices/value-store.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { badUid, failures } from './refusals.ts'

const { regex, string } = MatchersV3

const keys = (...names: string[]) =>
  ({
    path: `/valueStore/${encodeURIComponent(names.join(','))}`,
    call: (api) => getValueStore(api, names),
  }) satisfies Partial<PortalCall>

describe('getValueStore', () => {
  const read: PortalCall = {
    operation: 'read the window of the rating prompt',
    as: 'visitor',
    method: 'GET',
    ...keys('nps_showStart', 'nps_showEnd'),
  }
  const day = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-01')

  interaction(read, 'the default scenario', ok({ nps_showStart: day, nps_showEnd: day }))
  interaction(
    { ...read, ...keys('header_web_notice', 'header_web_notice_text'), operation: 'read the site-wide notice' },
    'a site-wide notice',
    ok({ header_web_notice: '1', header_web_notice_text: string('V sobotu budeme portál udržovat.') }),
  )
  interaction(
    { ...read, ...keys('nobody_knows'), operation: 'read an unknown value' },
    'the default scenario',
    refused(404, 'value-not-found', { fields: { nobody_knows: 'not-found' } }),
  )
  // A key that violates the contract makes an invalid path, which cannot be compared with the document: the scenarios cover it.
  badUid(read)
  failures(read)
})
