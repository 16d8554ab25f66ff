import { spawnSync } from 'node:child_process'

const CONFIG = 'openapi/redocly.yaml'

/**
 * Writes the document, an API of the configuration or a file, with all its references into one file. Throws an error that names the file,
 * the pointer and the fix of each problem, one per line.
 */
export function bundle(document: string, output: string, config = CONFIG): void {
  const args = ['bundle', document, '--config', config, '--output', output]
  const { status, error, stdout, stderr } = spawnSync('redocly', args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  if (error) throw error
  if (status !== 0) throw new Error(describeProblems(`${stdout}\n${stderr}`))
}

/** A problem as Redocly prints it: `[1] file:line:column at #/pointer`, its message, and the line of the file after `line |`. */
const PROBLEM =
  /^\[\d+\] (?<place>\S+:(?<line>\d+):\d+)(?: at (?<pointer>#\S*))? *\n\n(?<message>.+)\n\n(?<excerpt>(?: *\d* \|.*\n)*)/gm

function describeProblems(report: string): string {
  const problems = [...report.matchAll(PROBLEM)].map(({ groups = {} }) => describeProblem(groups))
  // A file that cannot be read makes every reference to it a problem too.
  const unreadable = problems.filter((problem) => problem.includes(': Failed to parse'))
  const lines = unreadable.length > 0 ? unreadable : problems
  return lines.length > 0 ? lines.join('\n') : report.trim()
}

function describeProblem(problem: Readonly<Record<string, string>>): string {
  const { place, line, pointer, message = '', excerpt = '' } = problem
  const source = new RegExp(String.raw`^ *${line} \|(.*)$`, 'm').exec(excerpt)?.[1]
  const target = /\$ref['"]?: *['"]?([^'"\s}]+)/.exec(source ?? '')?.[1]
  const where = pointer ? ` (at ${pointer})` : ''
  if (!message.startsWith("Can't resolve $ref") || target === undefined) return `${place}: ${message}${where}`
  const [file = '', name = ''] = target.split('#')
  const fix = message.includes('ENOENT')
    ? `There is no file ${file}; correct its path.`
    : `Add ${name} to ${file === '' ? 'this file' : file}, or correct the name.`
  return `${place}: $ref '${target}' leads nowhere${where}. ${fix}`
}
