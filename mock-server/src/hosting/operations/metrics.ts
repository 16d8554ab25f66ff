import { createServer, type IncomingMessage, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../../kernel/http/log.ts'

export type MetricsRefusal =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly message: string }
  | undefined

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts the calls of the provider from the lines of the log, which hold no personal data. */
export class Metrics {
  readonly #calls = new Map<string, number>()
  readonly #buckets = BUCKETS.map(() => 0)
  #count = 0
  #seconds = 0
  #failures = 0
  readonly #delay = monitorEventLoopDelay()

  constructor() {
    this.#delay.enable()
  }

  readonly observe: Log = ({ level, operationId = '', status, errorCode, durationMs }) => {
    if (level === 'error') this.#failures += 1
    if (status === undefined || durationMs === undefined) return
    const labels = `operation="${operationId}",status="${status}",error_code="${errorCode ?? 0}"`
    this.#calls.set(labels, (this.#calls.get(labels) ?? 0) + 1)
    const seconds = durationMs / 1000
    this.#count += 1
    this.#seconds += seconds
    for (const [index, bound] of BUCKETS.entries())
      if (seconds <= bound) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1
  }

  /** The text format of Prometheus, version 0.0.4. */
  text(): string {
    const { user, system } = process.cpuUsage()
    const bucketLines = BUCKETS.map((bound, index) => [`_bucket{le="${bound}"}`, this.#buckets[index] ?? 0] as const)
    return [
      ...family(
        'provider_calls_total',
        'counter',
        'Calls by operation, HTTP status and error_code of the envelope.',
        [...this.#calls].map(([labels, times]) => [`{${labels}}`, times]),
      ),
      ...family('provider_call_duration_seconds', 'histogram', 'From the arrival of a call to its commit.', [
        ...bucketLines,
        ['_bucket{le="+Inf"}', this.#count],
        ['_sum', this.#seconds],
        ['_count', this.#count],
      ]),
      ...family('provider_failures_total', 'counter', 'Lines of the level error in the log.', [['', this.#failures]]),
      ...family('process_cpu_seconds_total', 'counter', 'CPU time.', [['', (user + system) / 1e6]]),
      ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [['', process.memoryUsage.rss()]]),
      ...family('process_start_time_seconds', 'gauge', 'Start of the process, Unix time.', [
        ['', Math.round(performance.timeOrigin / 1000)],
      ]),
      ...family('nodejs_eventloop_lag_p99_seconds', 'gauge', 'How late the event loop was, since the start.', [
        ['', this.#delay.percentile(99) / 1e9],
      ]),
      '',
    ].join('\n')
  }

  /** Serves `/metrics` on a port of its own to callers that `refuse` accepts: 401 or 429, with headers and a reason, for the others. */
  async listen(host: string, port: number, refuse: (request: IncomingMessage) => MetricsRefusal): Promise<Server> {
    const server = createServer((request, response) => {
      const refused = refuse(request)
      const isKnown = /^(GET|HEAD)$/.test(request.method ?? '') && request.url === '/metrics'
      const status = refused?.status ?? (isKnown ? 200 : 404)
      response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', ...refused?.headers })
      response.end(refused ? `${refused.message}\n` : isKnown ? this.text() : 'GET /metrics\n')
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.once('error', reject).listen(port, host, resolve)
    await promise
    return server
  }
}

type Sample = readonly [suffix: string, value: number]

const family = (name: string, type: string, help: string, samples: readonly Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([suffix, value]) => `${name}${suffix} ${value}`),
]
