import { vi } from 'vitest'
import type { Send } from '../shared/api/exchange.ts'

type Upload = {
  /** Share of the body that has left the device. */
  onprogress: ((event: { loaded: number; total: number }) => void) | null
}

/** The pending uploads, newest last: a test sets their progress. */
export type ObservedUploads = readonly Upload[]

/**
 * Uploads use XMLHttpRequest, the only API that reports upload progress: this replaces it, so that
 * each upload uses the observed `send` of a test.
 */
export function observeUploads(send: Send): ObservedUploads {
  const uploads: Upload[] = []

  class ObservedRequest {
    readonly upload: Upload = { onprogress: null }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    responseType = ''
    response: ArrayBuffer | undefined
    status = 0
    private address = ''
    private method = ''
    private readonly headers = new Headers()
    private answered = new Headers()

    open(method: string, address: string) {
      this.method = method
      this.address = address
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getAllResponseHeaders() {
      return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }
    abort() {
      this.onabort?.()
    }
    async send(body: FormData) {
      uploads.push(this.upload)
      try {
        this.headers.set('Content-Type', 'application/json')
        const answer = await send(
          new Request(this.address, {
            method: this.method,
            headers: this.headers,
            body: JSON.stringify(toPlainObject(body)),
          }),
        )
        this.status = answer.status
        this.answered = answer.headers
        this.response = await answer.arrayBuffer()
        this.onload?.()
      } catch {
        this.onerror?.()
      }
    }
  }

  // Node's Request does not accept jsdom's FormData: it is recorded as JSON, a file by its name.
  function toPlainObject(form: FormData): Record<string, unknown> {
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, value instanceof File ? value.name : (JSON.parse(value) as unknown)]),
    )
  }

  vi.stubGlobal('XMLHttpRequest', ObservedRequest)
  return uploads
}
