import * as v from 'valibot'
import { type Contract, type ContractOperation, findOperation, readContract } from '../../contract.ts'
import { checkToken, findTokens } from '../../differences/access-token.ts'
import { isPage, type ProviderAnswer, readBody, textOfPage } from '../../differences/answer.ts'
import { answerCheckOf } from '../../differences/answer-check.ts'
import { type Difference, isOfBody } from '../../differences/difference.ts'
import { withContract, withoutEchoes } from '../../differences/without-echoes.ts'
import { whyUnreadable } from '../../http/http-result.ts'
import type { Interaction, PactFile } from '../../pact-file.ts'
import { checkRepeatedValue } from '../states/repeated-values.ts'
import type { CheckedCall } from './call-book.ts'
import { isAbsent } from './operation-status.ts'
import { mismatch, readDifference } from './pact-mismatch.ts'
import type { PactRun } from './pact-run.ts'
import type { VerifiedCall } from './verified-call.ts'

type Reported = Extract<PactRun, { reports: string[] }>

const report = v.object({
  interactionResults: v.array(
    v.object({
      description: v.string(),
      providerStates: v.optional(v.array(v.string()), []),
      result: v.string(),
      mismatch: v.optional(v.object({ mismatches: v.optional(v.array(mismatch), []), error: v.optional(v.string()) })),
    }),
  ),
})

/** Returns the differences of each interaction: those of the pact, then those of the contract and of the tokens. */
export function validateRun({ interactions }: PactFile, run: Reported): VerifiedCall[] {
  const results = run.reports.flatMap((text) => v.parse(report, JSON.parse(text)).interactionResults)
  return interactions.map((interaction, index) => {
    const given = (interaction.providerStates ?? []).map(({ name }) => name)
    const result = results.find(
      ({ description, providerStates }) =>
        description === interaction.description && providerStates.join() === given.join(),
    )
    const byPact = result?.result === 'OK' ? [] : differencesOf(result?.mismatch)
    const ending = run.endings[index]
    const endings: Difference[] =
      ending === undefined ? [] : [{ kind: 'state', name: given.join(), received: ending, action: 'teardown' }]
    const called = readResult(interaction, run.results[index], byPact)
    return { interaction, ...called, differences: [...called.differences, ...endings] }
  })
}

function readResult(interaction: Interaction, result: CheckedCall | undefined, byPact: Difference[]) {
  if (result === undefined) return { differences: byPact }
  if ('difference' in result) return { differences: [result.difference] }
  const { answer } = result
  const contract = readContract()
  const received = answer.mediaType.includes('json') ? whyUnreadable(answer.body) : undefined
  if (received !== undefined) return { answer, differences: [{ kind: 'unreadable' as const, received }] }
  const operation = findOperation(contract, interaction)
  if (operation !== undefined && byPact.length > 0 && isAbsent(contract, operation, answer))
    return { answer, differences: [describeAbsence(answer)] }
  const tokens = checkTokens(interaction, answer)
  const ofTokens = new Set(tokens.map(({ field }) => field))
  const byContract = checkAnswer(contract, operation, answer)
  const found = withContract(withoutAllowedItems(byPact, byContract), () => byContract)
  const repeated = checkRepeatedValue(interaction, readBody(answer), answer.stateValues ?? {})
  const others = [...found, ...repeated].filter((one) => !(isOfBody(one) && ofTokens.has(one.place)))
  return {
    answer,
    differences: [...tokens, ...withoutEchoes(others, interaction.response, answer), ...checkDate(answer)],
  }
}

/** Every answer has the header, by which the portal sets its clock; no pact can record it. */
const checkDate = ({ date }: ProviderAnswer): Difference[] =>
  date === undefined
    ? [
        {
          kind: 'header',
          name: 'Date',
          expected: 'Tue, 10 Nov 2026 09:00:00 GMT',
          received: undefined,
          isExample: true,
        },
      ]
    : []

/** An operation that is built but answers so at times has either no such route, or an error page of its framework. */
function describeAbsence(answer: ProviderAnswer): Difference {
  const { status: received, mediaType } = answer
  return isPage(answer)
    ? { kind: 'broken', received, mediaType, text: textOfPage(answer.body) }
    : { kind: 'absent', received }
}

/** Pact compares every item of a list with the recorded one; the contract may allow null, or no field, in any of them. */
function withoutAllowedItems(byPact: Difference[], byContract: readonly Difference[]): Difference[] {
  const isAllowed = (one: Difference) => {
    if (!(isOfBody(one) && one.place.includes('['))) return false
    const isAbsence = one.kind === 'missing' || (one.kind === 'type' && one.received === null)
    return isAbsence && !byContract.some((other) => isOfBody(other) && other.place === one.place)
  }
  return byPact.filter((one) => !isAllowed(one))
}

/** An answer that is not JSON is left to the pact: some are PDF documents. */
function checkAnswer(
  contract: Contract,
  operation: ContractOperation | undefined,
  answer: ProviderAnswer,
): Difference[] {
  const body = readBody(answer)
  return operation && body ? answerCheckOf(contract)(operation, answer.status, body) : []
}

/** A call that expects its token to be refused may send any token. */
function checkTokens({ response }: Interaction, answer: ProviderAnswer) {
  const { date, stateToken } = answer
  const inState = stateToken === undefined || response.status === 401 ? undefined : checkToken(stateToken, date)
  const inAnswer = findTokens(readBody(answer)).flatMap(({ field, token, expire }) => {
    const defect = checkToken(token, date, expire)
    return defect ? [{ kind: 'token' as const, field, ...defect }] : []
  })
  return inState ? [{ kind: 'token' as const, field: undefined, ...inState }, ...inAnswer] : inAnswer
}

type Mismatches = v.InferOutput<typeof report>['interactionResults'][number]['mismatch']

function differencesOf(found: Mismatches): Difference[] {
  const differences = found?.mismatches.map(readDifference) ?? []
  return differences.length > 0 ? differences : [{ kind: 'silence', received: found?.error ?? 'it was not verified' }]
}
