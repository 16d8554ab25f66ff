import { endCommands, runCommand } from '../process/run-command.ts'
import { hashOf, isStale, type Product, type ProductId, products, removeStamp, stamp } from './products.ts'

/** Builds what is missing or stale of all products, or of the named ones, in one line each. Throws with the output of a failed command. */
export async function makeStaleProducts(say: (line: string) => void, ids?: readonly ProductId[]): Promise<void> {
  process.once('SIGINT', giveUp)
  for (const product of products.filter(({ id }) => ids?.some((wanted) => wanted === id) ?? true))
    if (isStale(product)) await makeProduct(product, say)
  process.off('SIGINT', giveUp)
}

/** Ctrl+C during a build ends the build too. */
function giveUp() {
  endCommands()
  process.exit(130)
}

/** Throws with the output of a failed command. */
export async function makeProduct(product: Product, say: (line: string) => void, hash = hashOf) {
  say(`Making ${product.name} ...`)
  removeStamp(product)
  // A source that is saved during the command makes the product stale again.
  const sources = hash(product)
  const { code, output, seconds } = await runCommand(product.command, { limitSeconds: 300 })
  if (code !== 0) throw new Error(`${product.command.join(' ')} failed:\n${output}`)
  stamp(product, sources)
  say(`  done in ${seconds.toFixed(1)} s`)
}
