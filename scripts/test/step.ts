/** Test cases that passed and failed. A step that knows no cases counts as one. */
export type Counts = { passed: number; failed: number }

/** How one command ended. `code` is null when a signal or the time limit ended it; processor seconds are known on Linux. */
export type Ended = { code: number | null; output: string; seconds: number; cpuSeconds?: number }

type Command = readonly [string, ...string[]]

/** What is run in place of a whole step, if anything, and what that leaves out. */
export type Part = { command?: Command; leavesOut: string }

export type Step = {
  name: string
  /** What a person learns from this step, for `--list`. */
  proves: string
  /** The program (looked up in node_modules/.bin first) and its arguments. */
  command: Command
  /** What `npm test -- --changed` runs for the files changed since the last commit. Without it the whole step runs. */
  changed?: (files: readonly string[]) => Part
  /** Files and folders that its result depends on, as hashSources takes them; without it the step depends on the machine, too. */
  sources?: readonly string[]
  /** The folder that it makes, for others to need. */
  makes?: string
  /** Steps that have to be green before this one can start. */
  needs?: readonly string[]
  /** The reason why this step cannot run on this machine; nothing when it can. */
  skip?: () => string | undefined
  /** Reads the cases from what the step said or wrote; a step that promises cases and shows none is red. */
  count?: (output: string) => Counts | undefined
  /** The file that the step writes its cases into. */
  report?: string
  /** Runs beside nothing else, after everything else. */
  alone?: true
  /** Variables added to the command's environment. */
  env?: Readonly<Record<string, string>>
  /** Usual seconds on two cores: of the steps ready to run the longest starts first. */
  seconds: number
}

type Ran = { counts: Counts; seconds: number; cpuSeconds?: number; output: string; reason?: string }
export type Outcome =
  | ({ result: 'passed' | 'failed' } & Ran)
  /** Green before with the same files: not run again. */
  | ({ result: 'unchanged' | 'skipped' | 'blocked'; seconds: 0; output: ''; reason: string } & Ran)

export type Finished = { step: Step; outcome: Outcome }
