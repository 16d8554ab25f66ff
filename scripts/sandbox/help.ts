/** Formats the end of a help text: each task and the line for it. */
export function formatExamples(...examples: readonly (readonly [want: string, line: string])[]): string {
  return ['', 'Examples:', ...examples.flatMap(([want, line]) => [`  # ${want}`, `  npm run sandbox -- ${line}`])].join(
    '\n',
  )
}
