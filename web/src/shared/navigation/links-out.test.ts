import { describe, expect, it } from 'vitest'
import { testConfig } from '#web/testing/test-config.ts'
import type { Language } from '../api/credentials.ts'
import { linkTarget, ownDomainOf } from '../format/link-target.ts'
import { externalLink, type SiteOutside } from './links-out.ts'

const rows: [site: SiteOutside, language: Language, want: string][] = [
  ['website', 'cs', 'https://www.example.com/'],
  ['website', 'en', 'https://www.example.com/en'],
  ['blog', 'cs', 'https://www.example.com/blog'],
  ['blog', 'en', 'https://www.example.com/blog'],
  ['terms', 'cs', 'https://www.example.com/podminky'],
  ['terms', 'en', 'https://www.example.com/podminky'],
  ['members', 'cs', 'https://members.example.com/'],
  ['members', 'en', 'https://members.example.com/'],
]

describe.each(rows)('the link to the %s in %s', (site, language, want) => {
  const address = externalLink(site, language, testConfig)

  it(`leads to ${want}`, () => {
    expect(address).toBe(want)
  })

  it('opens in the same tab, whatever its text', () => {
    const own = ownDomainOf(testConfig.hosts.website)
    expect(linkTarget(address, 'na webu nadace', own)).toEqual({ kind: 'same-tab', href: want })
    expect(linkTarget(address, want, own).kind).toBe('same-tab')
  })
})

it('takes the paths of the website from the configuration', () => {
  const elsewhere = { ...testConfig, websitePaths: { english: '/english', blog: '/pribehy', terms: '/pravidla' } }
  expect((['website', 'blog', 'terms'] as const).map((site) => externalLink(site, 'en', elsewhere))).toEqual([
    'https://www.example.com/english',
    'https://www.example.com/pribehy',
    'https://www.example.com/pravidla',
  ])
})

it('to a members’ area of another domain still opens in the same tab, because its text contains no address', () => {
  const elsewhere = { ...testConfig, hosts: { ...testConfig.hosts, members: 'https://klub.example.org' } }
  const address = externalLink('members', 'cs', elsewhere)
  expect(linkTarget(address, 'Klub andělů', 'example.com')).toEqual({ kind: 'same-tab', href: address })
})
