import { dayAfter, monthAfter, workingFrom } from '#mock/testing/working-days.ts'

/** A card by the day of its first charge; a declined one is charged that day alone. */
export type ExpectedCard = { readonly firstOn: string; readonly isDeclined: boolean }

const chargesOf = ({ firstOn }: ExpectedCard): readonly string[] => {
  const skipped = Number(firstOn.slice(8)) >= 25 ? 2 : 1
  const anniversary = `${Number(firstOn.slice(0, 4)) + 3}${firstOn.slice(4)}`
  const days = Array.from({ length: 37 }, (_, n) => workingFrom(`${monthAfter(firstOn.slice(0, 7), n + skipped)}-20`))
  return [firstOn, ...days.filter((day) => day < anniversary)]
}

/** Rules 7.2 and 7.4, by days as texts and a table of holidays. Charges after `until` have not happened. */
export const expectedGifts = (cards: readonly ExpectedCard[], until: string) =>
  cards.flatMap((card) =>
    (card.isDeclined ? [card.firstOn] : chargesOf(card))
      .filter((day) => day <= until)
      .map((settledOn) => ({
        settledOn,
        distributionOn: workingFrom(`${monthAfter(settledOn.slice(0, 7), 1)}-01`),
      })),
  )

/** How many letters: one a month before the last charge of a card, and one for each charge that failed. */
export const expectedLetters = (cards: readonly ExpectedCard[], until: string): number =>
  cards.reduce((count, card) => {
    const charges = chargesOf(card)
    const last = charges.at(-1) ?? card.firstOn
    const failed = card.isDeclined ? charges.slice(1).filter((day) => day <= until).length : 0
    return count + failed + (monthBefore(last) <= until ? 1 : 0)
  }, 0)

/** The same day of the month before, or its last one. */
const monthBefore = (day: string): string => {
  const month = monthAfter(day.slice(0, 7), -1)
  const end = dayAfter(`${day.slice(0, 7)}-01`, -1)
  return `${month}-${day.slice(8)}` > end ? end : `${month}-${day.slice(8)}`
}
