/**
 * Compares an OpenAPI 3 document with the contract by meaning: what would a client of the contract miss, or what would break it, at a
 * backend that implements the document?
 *   npm run contracts:compare -- --document my-openapi.yaml
 *   --operations LIST   only these operations or tags of the contract (logIn,nps)
 *   --json              every difference as JSON, for CI
 * Exit code 0: nothing breaks. 1: something does. 2: the document cannot be read.
 */
import { parseArgs } from 'node:util'
import { readContract, requestedOperations } from '../contract.ts'
import { CommandError, defineCommand, runAsProcess } from '../define-command.ts'
import { formatDifferences } from './comparison-report.ts'
import { documentDifferences } from './differences.ts'
import { readDocument } from './read-document.ts'

const USAGE = `Usage: npm run contracts:compare -- --document FILE [--operations LIST] [--json]

  --document   your OpenAPI document, 3.0 or 3.1: YAML or JSON, one file or many
  --operations only these operations or tags of the contract
  --json       every difference as JSON

Examples:
  npm run contracts:compare -- --document my-openapi.yaml
  npm run contracts:compare -- --document my-openapi.yaml --operations logIn,nps

Exit code 0: nothing breaks a client of the contract. 1: something does. 2: the document cannot be read.`

export const compareCommand = defineCommand(USAGE, async ({ args, print }) => {
  const { values } = parseArgs({
    args,
    options: { document: { type: 'string' }, operations: { type: 'string' }, json: { type: 'boolean' } },
  })
  if (!values.document) throw new CommandError(USAGE)
  const contract = readContract()
  const requested = requestedOperations(contract, values.operations)
  const differences = documentDifferences(contract.document, await readDocument(values.document), { requested })
  print(values.json ? JSON.stringify(differences, null, 2) : formatDifferences(differences))
  return differences.some(({ level }) => level === 'breaking') ? 1 : 0
})
if (import.meta.main) await runAsProcess(compareCommand)
