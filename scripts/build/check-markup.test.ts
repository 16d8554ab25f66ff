import { describe, expect, it } from 'vitest'
import { checkMarkup } from './check-markup.ts'

const content = '<main id="content"></main>'

describe('prerendered markup', () => {
  it('of plain elements passes', () => {
    expect(() =>
      checkMarkup('/login', `${content}<form class="a" method="post"><input name="style"></form>`),
    ).not.toThrow()
  })

  it.each([
    ['a style attribute', '<p style="color:red">'],
    ['an inline style', '<style>p{}</style>'],
    ['a script', '<script>alert(1)</script>'],
    ['an inline handler', '<a onclick="alert(1)">'],
    ['a form that would put its fields into the address', '<form class="a"><input type="password"></form>'],
    ['content that waited for something', '<!--$?--><template id="B:0"></template>'],
  ])('with %s is refused', (what, markup) => {
    expect(() => checkMarkup('/login', content + markup)).toThrow(what)
  })

  it('without the content that the first paint waits for is refused', () => {
    expect(() => checkMarkup('/login', '<main></main>')).toThrow('no content')
  })
})
