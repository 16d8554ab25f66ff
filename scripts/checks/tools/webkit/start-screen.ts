import { startProcess } from '../../../process/start-process.ts'

export type Screen = { display: string; stop: () => Promise<void> }

const SECONDS_TO_START = 30

/** Starts a screen in memory. */
export async function startScreen(): Promise<Screen> {
  let display = ''
  const screen = startProcess(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  await screen.waitUntil((output) => {
    display = /^(\d+)\n/m.exec(output)?.[1] ?? ''
    return display !== ''
  }, SECONDS_TO_START)
  return { display: `:${display}`, stop: () => screen.stop() }
}
