import { describe, expect, it } from 'vitest'
import { countCharacters, limitText, textLimit } from './text-limit.ts'

const decomposed = 'r\u030c'

describe('the limit of a text', () => {
  it('allows exactly 100 characters', () => {
    const text = 'a'.repeat(textLimit)
    expect(limitText(text)).toBe(text)
  })

  it('cuts the 101st character', () => {
    expect(limitText('a'.repeat(101))).toBe('a'.repeat(100))
  })

  it('counts a letter and its combining háček as one', () => {
    expect(countCharacters(decomposed.repeat(100))).toBe(100)
    expect(limitText(decomposed.repeat(100))).toBe(decomposed.repeat(100))
  })

  it('counts an emoji outside the basic plane as one and never cuts it in half', () => {
    expect(countCharacters('💛'.repeat(3))).toBe(3)
    expect(limitText('💛'.repeat(101))).toBe('💛'.repeat(100))
  })
})
