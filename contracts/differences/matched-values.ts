/** Pairs the ids of the other provider with those of the mock: each id must return with the same partner, and no two share one. */
export class Pairs {
  readonly #byMock = new Map<string, { provider: string; where: string }>()
  readonly #byProvider = new Map<string, { mock: string; where: string }>()

  /** Whether two ids are paired by the earlier answers; undefined if neither was seen. */
  known(mock: string, provider: string): { isSame: boolean; where: string } | undefined {
    const one = this.#byMock.get(mock)
    const other = this.#byProvider.get(provider)
    if (one === undefined && other === undefined) return undefined
    const isSame = one?.provider === provider && other?.mock === mock
    return { isSame, where: (one?.provider === provider ? other : (one ?? other))?.where ?? '' }
  }

  learn(mock: string, provider: string, where: string): void {
    this.#byMock.set(mock, { provider, where })
    this.#byProvider.set(provider, { mock, where })
  }

  /** Copies the pairs for a trial comparison. */
  copy(): Pairs {
    const copy = new Pairs()
    copy.take(this)
    return copy
  }

  /** Takes over the pairs of a trial comparison. */
  take(tried: Pairs): void {
    for (const [mock, { provider, where }] of tried.#byMock) this.learn(mock, provider, where)
  }
}
