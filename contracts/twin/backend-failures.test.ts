import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, listen } from '../../scripts/process/listen.ts'
import { readContract } from '../contract.ts'
import { countNothing } from '../differences/comparison-context.ts'
import { recordedCalls } from '../pact-file.ts'
import { readTarget } from '../target.ts'
import { allPlays } from './plays.ts'
import { runTwin } from './run-twin.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { sideOfSandbox } from './side.ts'
import { formatTwinReport, twinFindings } from './twin-report.ts'

const contract = readContract()
const recorded = recordedCalls()
const plays = allPlays(contract, recorded, scenarios).filter(({ operations }) => operations.join() === 'getUserProfile')
const servers: HttpServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

/** Longer than any busy machine takes to answer, and the timeout for a backend that never answers. */
const [LONG_MS, SHORT_MS] = [60_000, 2_000]
const signedIn = { token: 'a-token', uid: 'p-10000001' }

test('after two calls of an operation without an answer its other plays are skipped, all in one finding', async () => {
  let calls = 0
  const findings = await findingsOf({ api: () => (calls += 1), state: signedIn }, SHORT_MS)
  expect(calls).toBe(2)
  expect(findings).toMatchObject([{ kind: 'silence', received: 'none: no answer came in time' }])
  expect(findings[0]?.calls).toHaveLength(plays.length)
})

test('a redirect is not followed but reported with its target', async () => {
  const location = 'https://other.example.com/api/userProfile'
  const findings = await findingsOf({
    api: (_request, response) => void response.writeHead(302, { location: `${location}?uid=x` }).end(),
    state: signedIn,
  })
  expect(findings).toMatchObject([{ kind: 'redirect', received: `HTTP 302, a redirect to ${location}` }])
})

test('a provider state without the token that a call sends is the finding', async () => {
  const findings = await findingsOf({ api: (_request, response) => void response.writeHead(401).end(), state: {} })
  const lack = findings.find(({ kind }) => kind === 'lack')
  expect(lack?.title).toBe('The provider state does not return token and uid')
  const counted = countNothing()
  const counts = {
    plays: 9,
    scenarios: 2,
    calls: 12,
    differing: 3,
    notBegun: 1,
    notRequested: 0,
    skipped: [],
    shuffle: 1,
  }
  const text = formatTwinReport({ ...counts, counted, findings: lack ? [lack] : [] })
  expect(text).toMatch(/^1\. The provider state does not return token and uid: 1 operation/)
  expect(text).toMatch(
    /\n9 plays \(7 single calls, 2 scenarios; 12 calls made\): 6 the same, 3 differ \(1 of them for a state .*\), 0 skipped in part$/,
  )
})

/** Returns the findings of a backend whose API handles every call like this, and whose states all return the same. */
async function findingsOf({ api, state }: { api: RequestListener; state: object }, patienceMs = LONG_MS) {
  const server = await listen((request, response) => {
    if (request.url === '/states') response.writeHead(200).end(JSON.stringify(state))
    else api(request, response)
  })
  servers.push(server)
  const { origin } = server
  const mock = sideOfSandbox(`${readTarget().origin}/sandbox`)
  const provider = { api: `${origin}/api`, states: `${origin}/states`, sandbox: undefined }
  const { played } = await runTwin({ mock, provider, contract, recorded, patienceMs }, plays, 1)
  return twinFindings(contract, played)
}
