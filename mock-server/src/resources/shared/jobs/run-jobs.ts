/** Neither a result nor an error: the process is ready for its first job. */
export type JobReply<Result> = { readonly result?: Result; readonly error?: string }

/** The other side of `makeJobProcess`: replies to each job of the server, and ends with it. */
export function runJobs<Result>(run: (job: never) => Promise<Result>): void {
  // A reply to a server that has ended meanwhile would be an error with a stack.
  const reply = (message: JobReply<Result>) => process.send?.(message, undefined, undefined, endOnError)
  process.on('message', (job) => {
    run(job as never).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
  reply({})
}

const endOnError = (error: Error | null) => void (error && process.exit())
