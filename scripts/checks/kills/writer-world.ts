import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** One order of a link with its key and, once it was acknowledged, the exact answer. */
export type Order = { readonly key: string; readonly amount: number; answer?: string }

const signedIn = v.object({ response: v.object({ token: v.string(), personId: v.string() }) })
const made = v.object({ response: v.object({ link: v.object({ linkId: v.string() }) }) })
const listed = v.object({ response: v.object({ links: v.array(v.object({ linkId: v.string() })) }) })
const rated = v.object({ response: v.object({ Value: v.number() }) })
const clock = v.object({ now: v.string() })

/** Ratings use a link from an e-mail, and an administrator has no rating. */
const LINK = 'jana-nps-2026'
const VISITOR = { authorization: '', uid: '' }

/** The calls of a writer in its own world. Each throws if it gets no successful answer. */
export class WriterWorld {
  readonly id = `w${randomUUID()}`
  #signedIn: Record<string, string> = {}
  #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Sets the new address of the server after a restart. */
  moveTo(origin: string): void {
    this.#origin = origin
  }

  async open(): Promise<void> {
    await this.#call('POST', '/sandbox/worlds', { id: this.id })
    await this.signIn()
  }

  async signIn(): Promise<void> {
    const body = { username: 'admin', password: 'andel123' }
    const { token, personId } = v.parse(
      signedIn,
      JSON.parse(await this.#call('POST', this.#api('/login'), body)),
    ).response
    this.#signedIn = { authorization: token, uid: personId }
  }

  /** Returns the exact body. */
  async order({ key, amount }: Order): Promise<string> {
    return this.#call('POST', this.#api('/adminLinks'), { kind: 'payment', amount }, { 'idempotency-key': key })
  }

  async orderedIds(): Promise<string[]> {
    const links = v.parse(listed, JSON.parse(await this.#call('GET', this.#api('/adminLinks')))).response.links
    return links.map(({ linkId }) => linkId)
  }

  async rate(rating: number): Promise<void> {
    await this.#call('POST', this.#api('/nps'), { emlid: LINK, rating }, VISITOR)
  }

  async rating(): Promise<number> {
    const text = await this.#call('GET', this.#api(`/nps?emlid=${LINK}`), undefined, VISITOR)
    return v.parse(rated, JSON.parse(text)).response.Value
  }

  /** A rating is locked for a minute. Returns the new time of the clock. */
  async advance(): Promise<string> {
    const text = await this.#call('PATCH', `/sandbox/worlds/${this.id}/clock`, { advance: 'PT61S' })
    return v.parse(clock, JSON.parse(text)).now
  }

  async now(): Promise<string> {
    return v.parse(clock, JSON.parse(await this.#call('GET', `/sandbox/worlds/${this.id}/clock`))).now
  }

  #api(path: string): string {
    return `/w/${this.id}/api${path}`
  }

  async #call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<string> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: { ...this.#signedIn, ...headers, lang: 'cs', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { error_code: code = 200 } = JSON.parse(text) as { error_code?: number }
    if (!response.ok || code !== 200)
      throw new RefusedError(`${method} ${path.split('?')[0]}: ${response.status} ${text}`)
    return text
  }
}

/** The server answered with an error: no kill explains that. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export const linkIdOf = (answer: string): string => v.parse(made, JSON.parse(answer)).response.link.linkId
