import { describe, expect, it } from 'vitest'
import { mergeChunks, type PageLoad, type UnplannedChunk } from './chunk-plan.ts'

const chunk = (file: string, { size = 500, imports = [] as string[] } = {}): UnplannedChunk => ({ file, size, imports })
const page = (...files: string[]): PageLoad => ({ files, isPublic: false })
const publicPage = (...files: string[]): PageLoad => ({ files, isPublic: true })

const merged = (chunks: UnplannedChunk[], loads: PageLoad[], separate: string[] = []) =>
  mergeChunks(chunks, loads, new Set(separate))
    .map((files) => files.toSorted().join(' '))
    .toSorted()

describe('the chunk plan', () => {
  it('merges chunks that every page loads together', () => {
    const chunks = [
      chunk('a'),
      chunk('b'),
      chunk('home', { imports: ['a', 'b'] }),
      chunk('list', { imports: ['a', 'b'] }),
    ]
    expect(merged(chunks, [page('home'), page('list')])).toContain('a b')
  })

  it('has each chunk in one group only, whatever was merged before', () => {
    const chunks = [chunk('a', { size: 10 }), chunk('b'), chunk('c')]
    expect(merged(chunks, [page('a', 'b', 'c'), page('b', 'c')])).toEqual(['a b c'])
  })

  it('keeps two chunks apart if half of the spare bytes costs more than the request', () => {
    const loads = [page('a', 'b', 'big'), page('a', 'one'), page('b', 'other')]
    const large = ['big', 'one', 'other'].map((file) => chunk(file, { size: 1_000_000 }))
    const chunks = (size: number) => [chunk('a', { size }), chunk('b', { size }), ...large]
    expect(merged(chunks(5_999), loads)).toContain('a b')
    expect(merged(chunks(6_000), loads)).not.toContain('a b')
  })

  it('gives no page more than 9 % of what it needs', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), page('a')]
    expect(merged([chunk('a', { size: 10_000 }), chunk('b', { size: 900 })], loads)).toEqual(['a b'])
    expect(merged([chunk('a', { size: 10_000 }), chunk('b', { size: 901 })], loads)).toEqual(['a', 'b'])
  })

  it('counts what the other chunk imports as spare', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), page('a')]
    const chunks = [
      chunk('a', { size: 10_000 }),
      chunk('b', { size: 500, imports: ['c'] }),
      chunk('c', { size: 20_000 }),
    ]
    expect(merged(chunks, loads)).toEqual(['a', 'b c'])
  })

  it('gives a public page at most 1.4 kB that it does not need', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), publicPage('a')]
    expect(merged([chunk('a', { size: 100_000 }), chunk('b', { size: 1_400 })], loads)).toEqual(['a b'])
    expect(merged([chunk('a', { size: 100_000 }), chunk('b', { size: 1_401 })], loads)).toEqual(['a', 'b'])
  })

  it('makes the merges that add little first, so that a large one leaves room for them', () => {
    const chunks = [chunk('base', { size: 50_000 }), chunk('large', { size: 4_400 }), chunk('small', { size: 300 })]
    const withLarge = Array.from({ length: 9 }, () => page('base', 'large'))
    const withSmall = Array.from({ length: 3 }, () => page('base', 'small'))
    expect(merged(chunks, [page('base'), ...withLarge, ...withSmall])).toEqual(['base small', 'large'])
  })

  it('merges what the same public pages need, whatever other pages need', () => {
    const chunks = [chunk('a'), chunk('b'), chunk('big', { size: 50_000 })]
    expect(merged(chunks, [publicPage('a', 'b'), page('a', 'big'), page('b', 'big')])).toContain('a b')
  })

  it('never makes one of two separate chunks, but merges others into them', () => {
    const chunks = [chunk('react'), chunk('base'), chunk('a')]
    expect(merged(chunks, [page('react', 'base', 'a')], ['react', 'base'])).toEqual(['a react', 'base'])
  })

  it('merges two chunks of which one imports the other through a third together with that one', () => {
    const chunks = [chunk('a', { imports: ['b'] }), chunk('b', { imports: ['c'] }), chunk('c')]
    expect(merged(chunks, [page('a')])).toEqual(['a b c'])
    expect(merged(chunks, [page('a')], ['a', 'b'])).toEqual(['a', 'b c'])
  })
})
