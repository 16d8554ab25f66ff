/**
 * Checks the import rules of .dependency-cruiser.mjs, that no folders form a circle, and that the tool has read every source file: with an
 * unknown compiler dependency-cruiser reads nothing and reports success.
 */
import { cruise, format, type IModule } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { listSources } from '../sources/list-sources.ts'
import { folderCircles } from './folder-circles.ts'

const sources = listSources().filter((file) => /\.tsx?$/.test(file))
const { output } = await cruise(sources, await extractDepcruiseOptions('./.dependency-cruiser.mjs'), undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
})
if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)

const report = await format(output, { outputType: 'err-long' })
console.log(report.output)

const read = new Set(output.modules.map(({ source }) => source))
const unread = sources.filter((file) => !read.has(file))
// For example with an unknown version of TypeScript: then imports of types are missing.
const issues = output.summary.environment.issues ?? []

const circles = [2, 3].flatMap((depth) => folderCircles(productImports(output.modules), depth))

console.log(`${sources.length - unread.length} of ${sources.length} source files read`)
for (const file of unread) console.error(`Not read by dependency-cruiser: ${file}`)
for (const issue of issues) console.error(`dependency-cruiser cannot be trusted here: ${issue.name}`)
for (const circle of circles) console.error(`These folders import each other: ${circle.join(', ')}`)
if (report.exitCode > 0 || [unread, issues, circles].some(({ length }) => length > 0)) process.exitCode = 1

/** Without tests, which may reach for a neighbour's samples, and without what is generated. */
function productImports(modules: readonly IModule[]): Map<string, string[]> {
  const product = new Set(sources.filter((file) => !/\.test\.|\.e2e\.|\/testing\/|^generated\//.test(file)))
  const known = modules.filter(({ source }) => product.has(source))
  return new Map(
    known.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter((file) => product.has(file)),
    ]),
  )
}
