import * as v from 'valibot'
import type { Interaction, PactFile } from '../pact-file.ts'
import { type AnswerCheck, makeAnswerCheck } from './answer-check.ts'
import type { CallResult } from './call-book.ts'
import { type Contract, findOperation, type Node, type Operation, readContract } from './contract.ts'
import { type AnswerDifference, withContract } from './difference.ts'
import { mismatch, readDifference } from './pact-mismatch.ts'
import type { PactRun } from './pact-run.ts'

export type Failed = { interaction: Interaction; differences: AnswerDifference[] }
export type Verified = { passed: Interaction[]; failed: Failed[] }

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

/** Read once per process: compiling the contract's schemas takes longer than validating an answer. */
let checker: { contract: Contract; check: AnswerCheck } | undefined
function readChecker() {
  if (checker !== undefined) return checker
  const contract = readContract()
  checker = { contract, check: makeAnswerCheck(contract) }
  return checker
}

/** Returns the differences of each interaction: those of the pact, then those of the contract. */
export function validateRun({ interactions }: PactFile, run: Reported): Verified {
  const results = run.reports.flatMap((text) => v.parse(report, JSON.parse(text)).interactionResults)
  const { contract, check } = readChecker()
  const verified: Verified = { passed: [], failed: [] }
  for (const [index, interaction] of interactions.entries()) {
    const given = (interaction.providerStates ?? []).map(({ name }) => name)
    const result = results.find(
      ({ description, providerStates }) =>
        description === interaction.description && providerStates.join() === given.join(),
    )
    const byPact = result?.result === 'OK' ? [] : differencesOf(result?.mismatch)
    const heard = run.heard[index]
    const ending = run.endings[index]
    const differences = [
      ...(heard === undefined
        ? byPact
        : 'difference' in heard
          ? [heard.difference]
          : withContract(byPact, () => checkHeard(check, findOperation(contract, interaction), heard.answer))),
      ...(ending === undefined ? [] : [{ kind: 'ending' as const, why: ending }]),
    ]
    if (differences.length > 0) verified.failed.push({ interaction, differences })
    else verified.passed.push(interaction)
  }
  return verified
}

type Answer = Extract<CallResult, { answer: unknown }>['answer']

/** An answer that is not JSON is left to the pact: some are PDF documents. */
function checkHeard(
  check: AnswerCheck,
  operation: Operation | undefined,
  { status, mediaType, body }: Answer,
): AnswerDifference[] {
  if (mediaType.trim().toLowerCase() !== 'application/json') return []
  const read = operation && readJson(body)
  return operation && typeof read === 'object' && read !== null ? check(operation, status, read as Node) : []
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Mismatches = v.InferOutput<typeof report>['interactionResults'][number]['mismatch']

function differencesOf(found: Mismatches): AnswerDifference[] {
  const differences = found?.mismatches.map(readDifference) ?? []
  return differences.length > 0 ? differences : [{ kind: 'silence', why: found?.error ?? 'it was not verified' }]
}
