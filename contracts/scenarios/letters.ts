import type { ScenarioWorld } from './world.ts'

/** Returns the link in the newest letter to an address; fails the test if there is none. */
export async function linkTo(world: ScenarioWorld, to: string): Promise<URL> {
  const link = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.link !== undefined)?.link
  if (link === undefined) throw new Error(`No letter with a link has come to ${to}`)
  return new URL(link)
}

/** Returns the code in the newest letter to an address. */
export async function codeTo(world: ScenarioWorld, to: string): Promise<string> {
  const code = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.code !== undefined)?.code
  if (code === undefined) throw new Error(`No letter with a code has come to ${to}`)
  return code
}
