import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { newFeaturesIn, newStylesIn, refuseNewFeatures } from './new-features.ts'

describe('a feature newer than the oldest supported browsers', () => {
  it.each([
    ['Promise.try(work)', 'Promise.try'],
    ['const uid = new URLPattern(rule)', 'URLPattern'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['navigator.share(file)', 'Navigator.share'],
    ['window.cookieStore.get(name)', 'Window.cookieStore'],
    ['handle.createWritable()', 'createWritable'],
  ])('is found in a script: %s', (code, name) => {
    expect(newFeaturesIn(code)).toContain(name)
  })

  it.each([
    'Promise.withResolvers(); structuredClone(value); list.toSorted(); crypto.subtle.digest(name, bytes)',
    'profile.city; saved.share()',
  ])('is not found in what is old, or the own property of something: %s', (code) => {
    expect(newFeaturesIn(code)).toEqual([])
  })

  it('is found in styles, not in their values', () => {
    const css =
      'slot:has-slotted,p{flex-direction:column}@media (width<9px){li:not(.a):hover::marker{x:y}}b{interpolate-size:x}'
    expect(newStylesIn(css)).toEqual(['properties interpolate-size', 'selectors has-slotted', 'selectors marker'])
  })
})

describe('a build', () => {
  const bundle = (allowed: Parameters<typeof refuseNewFeatures>[0]) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [refuseNewFeatures(allowed)],
      build: { write: false, rolldownOptions: { input: '@noble/ciphers/utils.js', preserveEntrySignatures: 'strict' } },
    })

  it('fails with the module, and with an exception that is no longer needed', async () => {
    await expect(bundle({ 'gone.ts': ['Promise.try'] })).rejects.toThrow(
      /gone.ts no longer uses Promise.try\n@noble\/ciphers\/utils.js uses Uint8Array.fromHex, toHex, which old browsers lack/,
    )
  })

  it('passes with its exception', async () => {
    await expect(bundle({ '@noble/ciphers/utils.js': ['Uint8Array.fromHex', 'toHex'] })).resolves.toBeDefined()
  })
})
