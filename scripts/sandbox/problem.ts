/** Why the command ends with a code other than 0: 1 the sandbox refused, 2 wrong usage, 3 the server cannot be reached. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
  readonly code: 1 | 2 | 3

  constructor(code: 1 | 2 | 3, message: string) {
    super(message)
    this.code = code
  }
}

/** Throws the problem of a file that cannot be read or written, or holds no JSON. */
export function refuseFile(error: unknown): never {
  throw new CommandProblem(2, `error: ${error instanceof Error ? error.message : String(error)}`)
}
