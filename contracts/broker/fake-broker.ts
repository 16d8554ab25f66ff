import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listen } from '../../scripts/process/listen.ts'
import type { PactFile } from '../pact-file.ts'

type Json = Record<string, unknown>
type Result = { success: boolean; provider: string; version: string; testResults?: unknown }

/**
 * A fake Pact Broker for tests: the part of its documented HTTP API (HAL) that the kit uses, in memory. `deployed` lists the deployed
 * versions; a pact may be deployed there if its latest result by that version is a success.
 */
export type FakeBroker = {
  origin: string
  published: { consumer: string; version: string; branch: unknown; pact: PactFile }[]
  results: Result[]
  branches: string[]
  /** Tags of each version of the provider. */
  tags: Record<string, string[]>
  /** Version of the provider in each environment. */
  deployed: Record<string, string>
  close: () => Promise<void>
}

/** Starts a fake broker on loopback; with `token` it refuses calls without it. */
export async function startFakeBroker(token?: string): Promise<FakeBroker> {
  const state: Omit<FakeBroker, 'origin' | 'close'> = {
    published: [],
    results: [],
    branches: [],
    tags: {},
    deployed: {},
  }
  let origin = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`)
      return send(response, 401, { error: 'Unauthorized' })
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const body = request.method === 'GET' ? {} : await readJson(request)
    const [status, content] = route(`${request.method} ${pathname}`, body, searchParams)
    send(response, status, content)
  }

  function route(call: string, body: Json, query: URLSearchParams): [status: number, answer: Json] {
    if (call === 'GET /') return [200, index(origin)]
    if (call === 'POST /contracts/publish') return [200, publish(body)]
    if (call === 'POST /pacts/provider/provider/for-verification') return [200, { _embedded: { pacts: latest() } }]
    if (call === 'GET /pacts/latest' && state.published.length > 0) return [200, pactOf()]
    if (call === 'POST /results') {
      state.results.push({
        success: body.success === true,
        provider: 'provider',
        version: String(body.providerApplicationVersion),
        testResults: body.testResults,
      })
      return [201, {}]
    }
    if (call.startsWith('PUT /pacticipants/provider/branches/')) {
      state.branches.push(call.split('/')[4] ?? '')
      return [200, {}]
    }
    const [, version, tag] = /^PUT \/pacticipants\/provider\/versions\/([^/]+)\/tags\/([^/]+)$/.exec(call) ?? []
    if (version !== undefined && tag !== undefined) {
      state.tags[version] = [...(state.tags[version] ?? []), tag]
      return [201, {}]
    }
    if (call === 'GET /matrix') return [200, matrix(query)]
    return [404, { error: `Nothing at ${call}` }]
  }

  function publish({ pacticipantName, pacticipantVersionNumber, branch, contracts }: Json): Json {
    for (const { content } of contracts as { content: string }[]) {
      const pact = JSON.parse(Buffer.from(content, 'base64').toString()) as PactFile
      const version = String(pacticipantVersionNumber)
      state.published.push({ consumer: String(pacticipantName), version, branch, pact })
    }
    return { notices: [{ type: 'success', text: 'Pact published' }], _links: {} }
  }

  const latest = () =>
    state.published
      .slice(-1)
      .map(({ consumer }) => ({ _links: { self: { href: `${origin}/pacts/latest`, name: consumer } } }))

  const pactOf = (): Json => ({
    ...state.published.at(-1)?.pact,
    _links: { 'pb:publish-verification-results': { href: `${origin}/results` } },
  })

  /** One row: the requested consumer version against the deployed provider version. */
  function matrix(query: URLSearchParams): Json {
    const environment = query.get('environment') ?? ''
    const consumer = { name: query.get('q[][pacticipant]'), version: { number: query.get('q[][version]') } }
    const number = state.deployed[environment]
    const tags = (state.tags[number ?? ''] ?? []).map((name) => ({ name }))
    const provider = { name: 'provider', version: { number, tags } }
    const result = state.results.findLast(({ version }) => version === state.deployed[environment])
    const deployable = result === undefined ? null : result.success
    const verificationResult = result && { success: result.success, _links: {} }
    return {
      summary: { deployable, reason: reasonOf(deployable), success: 0, failed: 0, unknown: 0 },
      notices: [{ type: deployable ? 'success' : 'error', text: reasonOf(deployable) }],
      matrix: [
        {
          consumer,
          provider,
          pact: { createdAt: '2026-11-10T09:00:00Z', _links: {} },
          verificationResult: verificationResult ?? null,
        },
      ],
    }
  }

  const server = await listen((request, response) => void answer(request, response))
  origin = server.origin
  return { ...state, origin, close: server.close }
}

const reasonOf = (deployable: boolean | null) =>
  deployable === null
    ? 'There is no verified pact between them'
    : `All required verification results are published${deployable ? ' and successful' : ', and one has failed'}`

const index = (origin: string): Json => ({
  _links: {
    'pb:publish-contracts': { href: `${origin}/contracts/publish` },
    'pb:provider-pacts-for-verification': {
      href: `${origin}/pacts/provider/{provider}/for-verification`,
      templated: true,
    },
  },
})

async function readJson(request: IncomingMessage): Promise<Json> {
  const text = await readText(request)
  return text === '' ? {} : (JSON.parse(text) as Json)
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body))
}
