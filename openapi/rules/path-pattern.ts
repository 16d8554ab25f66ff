/** Matches the paths of a template of the contract: `/valueStore/{keys}`. */
export function patternOf(path: string): RegExp {
  const literal = path.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^/]+')}$`)
}
