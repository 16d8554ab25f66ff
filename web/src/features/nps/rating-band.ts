/** Selects the thank-you text and the link to the feedback form (rule 9.3). */
export type RatingBand = 'unhappy' | 'content' | 'delighted'

/** Up to 6, 7-8, 9-10. */
export function ratingBand(rating: number): RatingBand {
  if (rating <= 6) return 'unhappy'
  return rating <= 8 ? 'content' : 'delighted'
}
