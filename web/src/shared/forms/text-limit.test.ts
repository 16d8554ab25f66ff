import { describe, expect, it } from 'vitest'
import { countCharacters, limitText, textLimit } from './text-limit.ts'

const decomposed = 'r\u030c'

describe('the limit of a text', () => {
  it('lets exactly 100 characters through', () => {
    const text = 'a'.repeat(textLimit)
    expect(limitText(text)).toBe(text)
  })

  it('cuts the 101st character', () => {
    expect(limitText('a'.repeat(101))).toBe('a'.repeat(100))
  })

  it('counts a letter and its loose háček as one', () => {
    expect(countCharacters(decomposed.repeat(100))).toBe(100)
    expect(limitText(decomposed.repeat(100))).toBe(decomposed.repeat(100))
  })

  it('counts an emoji outside the basic plane as one and never halves it', () => {
    expect(countCharacters('💛'.repeat(3))).toBe(3)
    expect(limitText('💛'.repeat(101))).toBe('💛'.repeat(100))
  })
})
