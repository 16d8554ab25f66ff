import { afterEach, describe, expect, test, vi } from 'vitest'
import { imageAddress } from './image-address.ts'

const host = 'https://images.example.com'

afterEach(() => vi.unstubAllGlobals())

describe('the address of a picture', () => {
  test.each([
    ['a path is on the image host', '/avatars/img_1.jpg', `${host}/avatars/img_1.jpg`],
    ['a path without its leading slash is on the image host too', 'avatars/img_1.jpg', `${host}/avatars/img_1.jpg`],
    ['a full address is unchanged', 'https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ])('%s', (_, path, address) => {
    expect(imageAddress(path, host)).toBe(address)
  })

  test('without an image host a path is on the page’s own origin', () => {
    vi.stubGlobal('location', { origin: 'https://portal.example.com' })
    expect(imageAddress('/images/img_1.jpg', '')).toBe('https://portal.example.com/images/img_1.jpg')
  })

  test.each([
    ['no picture', ''],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:image/png;base64,AA=='],
    ['an invalid address', 'https://'],
  ])('%s gives nothing', (_, path) => {
    expect(imageAddress(path, host)).toBeUndefined()
  })
})
