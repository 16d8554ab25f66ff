import { describe, expect, it } from 'vitest'
import { mergeChunks, type PageLoad, type UnplannedChunk } from './chunk-plan.ts'

const chunk = (file: string, { size = 500, imports = [] as string[] } = {}): UnplannedChunk => ({ file, size, imports })
const page = (...files: string[]): PageLoad => ({ files, isPublic: false })
const publicPage = (...files: string[]): PageLoad => ({ files, isPublic: true })

const merged = (chunks: UnplannedChunk[], loads: PageLoad[], fixed: string[] = []) =>
  mergeChunks(chunks, loads, new Set(fixed))
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

  it('keeps two chunks apart if the spare bytes cost more than the request', () => {
    const loads = [page('a', 'b', 'big'), page('a', 'big'), page('b', 'big')]
    const chunks = (size: number) => [chunk('a', { size }), chunk('b', { size }), chunk('big', { size: 1_000_000 })]
    expect(merged(chunks(1_999), loads, ['big'])).toEqual(['a b', 'big'])
    expect(merged(chunks(2_000), loads, ['big'])).toEqual(['a', 'b', 'big'])
  })

  it('gives no page more than a twentieth of what it needs', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), page('a')]
    expect(merged([chunk('a', { size: 10_000 }), chunk('b', { size: 500 })], loads)).toEqual(['a b'])
    expect(merged([chunk('a', { size: 10_000 }), chunk('b', { size: 501 })], loads)).toEqual(['a', 'b'])
  })

  it('counts what the other chunk imports as spare', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), page('a')]
    const chunks = [
      chunk('a', { size: 10_000 }),
      chunk('b', { size: 500, imports: ['c'] }),
      chunk('c', { size: 20_000 }),
    ]
    expect(merged(chunks, loads, ['c'])).toEqual(['a', 'b', 'c'])
  })

  it('gives a public page nothing that it does not need', () => {
    const loads = [...Array.from({ length: 9 }, () => page('a', 'b')), publicPage('a')]
    expect(merged([chunk('a', { size: 10_000 }), chunk('b', { size: 1 })], loads)).toEqual(['a', 'b'])
  })

  it('merges what the same public pages need, whatever other pages need', () => {
    const chunks = [chunk('a'), chunk('b'), chunk('big', { size: 50_000 })]
    expect(merged(chunks, [publicPage('a', 'b'), page('a', 'big'), page('b', 'big')])).toContain('a b')
  })

  it('leaves fixed chunks as they are', () => {
    expect(merged([chunk('react'), chunk('a')], [page('react', 'a')], ['react'])).toEqual(['a', 'react'])
  })

  it('merges no two chunks of which one imports the other through a third', () => {
    const chunks = [chunk('a', { imports: ['react'] }), chunk('react', { imports: ['b'] }), chunk('b')]
    expect(merged(chunks, [page('a')], ['react'])).toEqual(['a', 'b', 'react'])
  })
})
