import { expect, test } from 'vitest'
import { type RatingBand, ratingBand } from './rating-band.ts'

test.each<[number, RatingBand]>([
  [1, 'unhappy'],
  [6, 'unhappy'],
  [7, 'content'],
  [8, 'content'],
  [9, 'delighted'],
  [10, 'delighted'],
])('the rating %i belongs to the band %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band)
})
