import { expect, test } from 'vitest'
import { sentSide, within, zoomed } from './crop-rules.ts'

const photo = { width: 400, height: 300 }
const square = { width: 300, height: 300 }

test.each([
  ['a wide photo moves sideways only', { x: 16, y: 16 }, 1, { x: 16, y: 0 }],
  ['a photo moves to its edge at most', { x: 80, y: 0 }, 1, { x: 50, y: 0 }],
  ['a photo moves to its other edge at most', { x: -80, y: 0 }, 1, { x: -50, y: 0 }],
  ['an enlarged photo moves in both directions', { x: 0, y: 200 }, 2, { x: 0, y: 150 }],
])('the crop of an avatar: %s', (_, place, zoom, want) => {
  expect(within(place, photo, square, zoom)).toEqual(want)
})

test('the zoom of an avatar photo stays between 1 (the entire photo) and 4', () => {
  expect([zoomed(1, -0.25), zoomed(1, 0.25), zoomed(4, 0.25)]).toEqual([1, 1.25, 4])
})

test('a sent avatar is at most 300 px a side, and a smaller photo keeps its size', () => {
  expect([sentSide(3000), sentSide(300), sentSide(120.4), sentSide(0)]).toEqual([300, 300, 120, 1])
})
