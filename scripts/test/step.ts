/** Test cases that passed and failed. A step that knows no cases counts as one. */
export type Counts = { passed: number; failed: number }

/** How one command ended. `code` is null when a signal or the time limit ended it. */
export type Ended = { code: number | null; output: string; seconds: number }

export type Step = {
  name: string
  /** What a person learns from this step, for `--list`. */
  proves: string
  /** The program (looked up in node_modules/.bin first) and its arguments. */
  command: readonly [string, ...string[]]
  /** Steps that have to be green before this one can start. */
  needs?: readonly string[]
  /** The reason why this step cannot run on this machine; nothing when it can. */
  skip?: () => string | undefined
  /** Reads the cases from what the step said or wrote; a step that promises cases and shows none is red. */
  count?: (output: string) => Counts | undefined
  /** Runs beside nothing else, after everything else. */
  alone?: true
  /** Variables added to the command's environment. */
  env?: Readonly<Record<string, string>>
  /** Usual seconds on two cores: of the steps ready to run the longest starts first. */
  seconds: number
}

export type Outcome =
  | { result: 'passed' | 'failed'; counts: Counts; seconds: number; output: string; reason?: string }
  | { result: 'skipped' | 'blocked'; counts: Counts; seconds: 0; output: ''; reason: string }

export type Finished = { step: Step; outcome: Outcome }
