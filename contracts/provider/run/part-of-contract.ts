import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle } from '../../../scripts/generate/bundle.ts'
import { type Contract, requestedOperations } from '../../contract.ts'

const WHOLE = `${import.meta.dirname}/../../../generated/provider.yaml`

/** `--contract`: prints the contract of the requested operations as one OpenAPI document, as JSON with `--json`. */
export function printContract(contract: Contract, args: readonly string[], print: (text: string) => void): number {
  const { values } = parseArgs({
    args: [...args],
    options: { contract: { type: 'boolean' }, json: { type: 'boolean' }, operations: { type: 'string' } },
  })
  const requested = requestedOperations(contract, values.operations) ?? contract.operations.map(({ id }) => id)
  print(partOfContract([...requested], values.json ? 'json' : 'yaml').trimEnd())
  return 0
}

/** The operations with the components that they use, filtered by Redocly. */
function partOfContract(operationIds: readonly string[], extension: 'json' | 'yaml'): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const [config, output] = [join(folder, 'redocly.yaml'), join(folder, `contract.${extension}`)]
  const decorators = {
    'filter-in': { property: 'operationId', value: operationIds, matchStrategy: 'any' },
    'remove-unused-components': 'on',
  }
  try {
    // JSON is YAML too.
    writeFileSync(config, JSON.stringify({ decorators }))
    bundle(WHOLE, output, config)
    return readFileSync(output, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
