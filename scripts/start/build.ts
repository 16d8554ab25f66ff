/** npm run build: the portal, the console and the server, with what they are generated from. `npm start` finds nothing to build after it. */
import { makeProduct, makeStaleProducts } from './make-products.ts'
import { products } from './products.ts'

process.chdir(`${import.meta.dirname}/../..`)
try {
  await makeStaleProducts(console.log, ['generate'])
  for (const product of products) if (product.id !== 'generate') await makeProduct(product, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
