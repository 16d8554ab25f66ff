/** The narrowest portal that is worth a window of its own. CSS pixels, as everything here. */
const NARROWEST = 360
/** The width at which the console shows the clock, the messages and the journal without scrolling. */
const SIDE = 640

/** Where a window is, on a screen whose free area may begin right of a panel or of another screen. */
export type WindowPlace = {
  screenX: number
  outerWidth: number
  screen: { availWidth: number; availHeight: number; availLeft?: number; availTop?: number }
}

type Strip = { left: number; width: number }

/** Features of a window that fills the wider side of the screen next to this one; undefined if both are too narrow. */
export function besideConsole({ screenX, outerWidth, screen }: WindowPlace): string | undefined {
  const { availLeft = 0, availWidth } = screen
  const end = screenX + outerWidth
  const sides: Strip[] = [
    { left: end, width: availLeft + availWidth - end },
    { left: availLeft, width: screenX - availLeft },
  ]
  const [widest] = sides.toSorted((a, b) => b.width - a.width) as [Strip]
  return widest.width < NARROWEST ? undefined : featuresOf(widest, screen)
}

/** Features of a narrow console at the edge of the screen; undefined if the portal would not fit next to it. */
export function narrowConsole({ screen }: Pick<WindowPlace, 'screen'>): string | undefined {
  const { availLeft = 0, availWidth } = screen
  return availWidth < SIDE + NARROWEST ? undefined : featuresOf({ left: availLeft, width: SIDE }, screen)
}

const featuresOf = ({ left, width }: Strip, { availHeight, availTop = 0 }: WindowPlace['screen']): string =>
  `popup,left=${left},top=${availTop},width=${width},height=${availHeight}`
