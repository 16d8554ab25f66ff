import type { StartedServer } from '../../process/start-server.ts'

/** Fields of the answers of these tests, each optional. */
export interface ReplicaAnswer {
  readonly error_code?: number
  readonly error?: string
  readonly response?: { token: string; personId: string; Value?: number; link?: Link; links?: Link[] }
  readonly Data?: { TransactionId: string }
  readonly id?: string
  readonly link?: string
  readonly now?: string
  readonly worlds?: { id: string; now: string }[]
  readonly faults?: { id: string; left?: number }[]
  readonly messages?: { id?: string; subject?: string; code?: string }[]
  readonly entries?: Entry[]
  readonly events?: { kind: string; at: string }[]
  readonly operations?: { operationId: string; errorCodes: { code: number; times: number }[] }[]
}
interface Link {
  readonly linkId: string
}
export interface Entry {
  readonly id: string
  readonly operationId: string | null
  readonly rule: string
  readonly changes: { path: string }[]
  readonly call?: { readonly method: string; readonly path: string; readonly login?: string }
}

export interface ReplicaResponse {
  readonly status: number
  readonly text: string
  readonly content: ReplicaAnswer
  readonly headers: Headers
}

export interface ReplicaRequest {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The replica to call; without it they take turns, as with any balancer. */
  readonly at?: number
}

/** Sends calls to replicas in turn. */
export class Balancer {
  readonly replicas: StartedServer[]
  #next = 0

  constructor(replicas: StartedServer[]) {
    this.replicas = replicas
  }

  originAt(index: number): string {
    return this.replicas[index % this.replicas.length]?.origin ?? ''
  }

  async call(method: string, path: string, { body, headers, at }: ReplicaRequest = {}): Promise<ReplicaResponse> {
    const origin = this.originAt(at ?? this.#next++)
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      text,
      content: (isJson ? JSON.parse(text) : {}) as ReplicaAnswer,
      headers: response.headers,
    }
  }
}
