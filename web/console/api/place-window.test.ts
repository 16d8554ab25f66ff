import { expect, test } from 'vitest'
import { besideConsole, narrowConsole } from './place-window.ts'

const screen = { availWidth: 1600, availHeight: 860, availLeft: 0, availTop: 40 }

test.each<[string, Parameters<typeof besideConsole>[0], string | undefined]>([
  ['the right of a console at the left edge', { screenX: 0, outerWidth: 640, screen }, 'left=640,top=40,width=960'],
  ['the left of a console at the right edge', { screenX: 960, outerWidth: 640, screen }, 'left=0,top=40,width=960'],
  ['the wider side', { screenX: 600, outerWidth: 500, screen }, 'left=0,top=40,width=600'],
  [
    'a second screen',
    { screenX: 1600, outerWidth: 640, screen: { ...screen, availLeft: 1600 } },
    'left=2240,top=40,width=960',
  ],
  ['a tab, if the console fills the screen', { screenX: 0, outerWidth: 1600, screen }, undefined],
  ['a tab, if the side is narrower than a phone', { screenX: 0, outerWidth: 1241, screen }, undefined],
  ['a side as wide as a phone', { screenX: 0, outerWidth: 1240, screen }, 'left=1240,top=40,width=360'],
])('the portal opens in %s', (_, placed, want) => {
  expect(besideConsole(placed)).toBe(want && `popup,${want},height=860`)
})

test('a narrow console is offered only where the portal fits next to it', () => {
  expect(narrowConsole({ screen })).toBe('popup,left=0,top=40,width=640,height=860')
  expect(narrowConsole({ screen: { availWidth: 999, availHeight: 700 } })).toBeUndefined()
})
