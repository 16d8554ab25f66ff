import { Command } from 'commander'

/** A command whose help ends with examples; so do its verbs. */
export class Verb extends Command {
  override createCommand(name?: string): Verb {
    return new Verb(name)
  }

  /** Adds each task and the line for it. */
  examples(...examples: readonly (readonly [want: string, line: string])[]): this {
    const lines = examples.flatMap(([want, line]) => [`  # ${want}`, `  npm run sandbox -- ${line}`])
    return this.addHelpText('after', ['', 'Examples:', ...lines].join('\n'))
  }
}
