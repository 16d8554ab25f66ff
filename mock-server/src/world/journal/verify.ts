/** What must be as often in the journal, or in the inbox, as `times`, `atLeast` and `atMost` say. */
export interface Expectation {
  readonly times?: number
  readonly atLeast?: number
  readonly atMost?: number
}

/** One entry or message, by the names of what can be asked: the values that it has. */
export interface Happening {
  readonly id: string
  readonly values: Readonly<Record<string, readonly unknown[]>>
}

const MAX_NEAREST = 5

/** Counts what has every wanted value. If that is too little, what lacks some of them, but not all, is near: the nearest and latest first. */
export function verify(
  happenings: readonly Happening[],
  wanted: Readonly<Record<string, unknown>>,
  { times, atLeast, atMost }: Expectation,
) {
  const names = Object.keys(wanted)
  const compared = happenings.map(({ id, values }) => ({
    id,
    differs: names.filter((name) => !values[name]?.includes(wanted[name])),
  }))
  const ids = compared.filter(({ differs }) => differs.length === 0).map(({ id }) => id)
  const least = times ?? atLeast ?? (atMost === undefined ? 1 : 0)
  const most = times ?? atMost ?? Number.POSITIVE_INFINITY
  const nearest = compared
    .filter(({ differs }) => ids.length < least && differs.length > 0 && differs.length < names.length)
    .toReversed()
    .toSorted((one, other) => one.differs.length - other.differs.length)
    .slice(0, MAX_NEAREST)
  return {
    holds: ids.length >= least && ids.length <= most,
    count: ids.length,
    expected: times === undefined ? rangeText(least, most) : `exactly ${times}`,
    ids,
    nearest,
  }
}

const rangeText = (least: number, most: number): string =>
  [least > 0 && `at least ${least}`, most < Number.POSITIVE_INFINITY && `at most ${most}`].filter(Boolean).join(', ')
