/** Test cases that passed and failed. A step without cases counts as one. */
export type Counts = { passed: number; failed: number }

type Command = readonly [string, ...string[]]

/** What is run in place of a complete step, if anything, and what that leaves out. */
export type ChangedPart = { command?: Command; leavesOut: string }

export type TestStep = {
  name: string
  /** What this step proves, for `--list`. */
  proves: string
  /** The program (looked up in node_modules/.bin first) and its arguments. */
  command: Command
  /** What `npm test -- --changed` runs for the files changed since the last commit. Without it, or if undefined, the complete step runs. */
  changed?: (files: readonly string[]) => ChangedPart | undefined
  /** Files and folders that its result depends on, as hashSources takes them; without it the step depends on the machine as well. */
  sources?: readonly string[]
  /** The folder that it creates for other steps. */
  makes?: string
  /** Steps that have to pass before this one can start. */
  needs?: readonly string[]
  /** Returns the reason why this step cannot run on this machine; undefined if it can. */
  skip?: () => string | undefined
  /** Reads the cases from the output of the step; a step that promises cases and has none fails. */
  count?: (output: string) => Counts | undefined
  /** The file that the step writes its cases into. */
  report?: string
  /** Runs alone, after everything else. */
  alone?: true
  /** Variables added to the command's environment. */
  env?: Readonly<Record<string, string>>
  /** Usual seconds on two cores: of the ready steps the longest starts first. */
  seconds: number
}

type Ran = { counts: Counts; seconds: number; cpuSeconds?: number; output: string; reason?: string }
export type StepOutcome =
  | ({ result: 'passed' | 'failed' } & Ran)
  /** Passed before with the same files: not run again. */
  | ({ result: 'unchanged' | 'skipped' | 'blocked'; seconds: 0; output: ''; reason: string } & Ran)

export type Finished = { step: TestStep; outcome: StepOutcome }
