import { explainFailure } from './network-texts.ts'

/** Calls the control plane at `origin`; throws a readable error that says what to do if no server answers there. */
export async function reachSandbox(origin: string, path: string, init: RequestInit): Promise<Response> {
  return fetch(`${origin}/sandbox${path}`, init).catch((error: unknown) => {
    throw new Error(
      `The sandbox does not answer at ${origin} (${explainFailure(error)}).\n\n` +
        'Start it:      npm start                 (elsewhere: PORT=4020 npm start)\n' +
        'Another one:   SANDBOX_ORIGIN=http://host:port',
      { cause: error },
    )
  })
}
