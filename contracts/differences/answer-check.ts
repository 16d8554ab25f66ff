import Ajv from 'ajv/dist/2020.js'
import { addFormatsTo } from '#rules/formats/formats.ts'
import { isDay, isInstant } from '#rules/formats/instant.ts'
import type { Contract, ContractOperation, Node } from '../contract.ts'
import { answersLike } from './contract-place.ts'
import type { BodyDifference } from './difference.ts'
import { oneForEachPlace } from './schema-errors.ts'

/** Returns how an answer (its HTTP status and JSON body) violates the contract of its operation; empty if it is valid. */
export type AnswerCheck = (operation: ContractOperation, status: number, body: Node) => BodyDifference[]

const ROOT = 'provider'
/** Ajv selects the branch of a discriminator by the property's enum and rejects a mapping, which OpenAPI tools need. */
const MAPPING = /("discriminator":\{"propertyName":"[^"]*"),"mapping":\{[^{}]*\}\}/g

const checks = new WeakMap<Contract, AnswerCheck>()

/** The check of a contract, made once: compiling its schemas takes longer than validating an answer. */
export function answerCheckOf(contract: Contract): AnswerCheck {
  const check = checks.get(contract) ?? makeAnswerCheck(contract)
  checks.set(contract, check)
  return check
}

/**
 * Validates complete answers against the bundled contract. The pacts cover only what the portal reads; a field that is not read yet must
 * be valid as well. Among several answers with one outcome it uses the one with the fewest errors.
 */
function makeAnswerCheck(contract: Contract): AnswerCheck {
  const ajv = makeAjv(contract)
  return (operation, status, body) => {
    const alternatives = answersLike(contract, operation, status, body).map((place) => {
      const check = ajv.getSchema(`${ROOT}${place}`)
      if (check === undefined) throw new Error(`${place} is no schema`)
      return check(body) === true ? [] : oneForEachPlace(check.errors ?? [], body)
    })
    // Otherwise the contract has no JSON answer with this outcome: the pact decides whether it is allowed.
    return alternatives.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
}

function makeAjv({ document }: Contract): Ajv.default {
  const ajv = new Ajv.default({
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    validateSchema: false,
    logger: false,
  })
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('date', isDay)
  ajv.addFormat('int32', { type: 'number', validate: (value: number) => value === (value | 0) })
  addFormatsTo(ajv)
  ajv.addSchema(JSON.parse(JSON.stringify(document).replaceAll(MAPPING, '$1}')) as Node, ROOT)
  return ajv
}
