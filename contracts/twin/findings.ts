import type { Contract } from '../contract.ts'
import { pointerTo, rulesOf } from '../differences/contract-place.ts'
import type { Interaction } from '../pact-file.ts'
import { differencePlace, type TwinDifference } from './difference.ts'
import { describeTwinDifference } from './difference-texts.ts'
import type { Played, TwinAnswer } from './play.ts'

/** One difference in meaning, with everything that shows it. `--json` writes it as JSON. */
export type TwinFinding = {
  kind: TwinDifference['kind']
  /** The field, header or part of the outcome. */
  place: string
  mock: string
  provider: string
  operations: string[]
  /** The steps of the plays, counted from 1. */
  shownBy: { play: string; step: string; nth: number }[]
  contract: string
  source: string
  section: string
  advice: string
}

/** Describes what differs in readable texts; the same difference at many calls is one finding. */
export function twinFindings(contract: Contract, played: readonly Played[]): TwinFinding[] {
  const findings = new Map<string, TwinFinding>()
  for (const { play, shown } of played)
    for (const one of shown) {
      const { mock, provider, advice } = describeTwinDifference(one.difference)
      const place = differencePlace(one.difference)
      const inAny = (text: string) => text.replaceAll(/\[\d+\]/g, '[]')
      const key = JSON.stringify([one.difference.kind, place, inAny(mock), inAny(provider)])
      const known = findings.get(key)
      const name = one.operation ? `${one.operation.id} (${one.operation.method} ${one.operation.path})` : ''
      const shownBy = { play: play.name, step: one.step, nth: one.nth }
      if (known === undefined) {
        const operations = name === '' ? [] : [name]
        const base = { kind: one.difference.kind, place, mock, provider, operations, shownBy: [shownBy] }
        findings.set(key, { ...base, ...placeInContract(contract, one), advice })
      } else {
        known.shownBy.push(shownBy)
        if (name !== '' && !known.operations.includes(name)) known.operations.push(name)
      }
    }
  return [...findings.values()].toSorted((one, other) =>
    `${one.operations[0]} ${one.place}`.localeCompare(`${other.operations[0]} ${other.place}`),
  )
}

function placeInContract(contract: Contract, { operation, difference, result }: TwinAnswer) {
  if (operation === undefined)
    return { contract: 'openapi/sandbox.yaml', source: 'contracts/README.md', section: 'Your provider states' }
  const [status, content] = result?.came ? [result.status, result.body] : [200, undefined]
  const interaction = { response: { status, body: { content } } } as Interaction
  const pointer = pointerTo(contract, operation, interaction, asPactDifference(difference))
  return {
    contract: `generated/provider.yaml${pointer}`,
    source: `openapi/resources/${operation.tag}/paths.yaml`,
    section: rulesOf(operation),
  }
}

/** The place as the verification by pacts names it. */
function asPactDifference(difference: TwinDifference): Parameters<typeof pointerTo>[3] {
  if (difference.kind === 'header')
    return { kind: 'header', name: difference.name, expected: '', came: difference.provider }
  if (difference.kind === 'outcome' && difference.mock.error !== undefined)
    return { kind: 'value', path: 'error', expected: undefined, came: undefined }
  if ('path' in difference) return { kind: 'value', path: difference.path, expected: undefined, came: undefined }
  return { kind: 'no-body' }
}
