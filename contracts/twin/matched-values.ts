/** Which id of the other provider stands for which of the mock: the same ones must come back, and no two may stand for one. */
export class Pairs {
  readonly #byMock = new Map<string, { provider: string; where: string }>()
  readonly #byProvider = new Map<string, { mock: string; where: string }>()

  /** Whether two ids stand for each other by what was seen before; undefined when neither was seen. */
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

  /** The same knowledge, to try something out with. */
  copy(): Pairs {
    const copy = new Pairs()
    copy.take(this)
    return copy
  }

  /** Takes over what was learned in a trial. */
  take(tried: Pairs): void {
    for (const [mock, { provider, where }] of tried.#byMock) this.learn(mock, provider, where)
  }
}
