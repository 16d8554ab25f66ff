import type { components } from '#generated/provider.d.ts'
import type { ScenarioWorld } from './world.ts'

/** Returns the link in the newest letter to an address; fails the test if there is none. */
export async function linkTo(world: ScenarioWorld, to: string): Promise<URL> {
  const link = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.link !== undefined)?.link
  if (link === undefined) throw new Error(`No letter with a link has come to ${to}`)
  return new URL(link)
}

/** The token in the link to a new password. */
export async function resetToken(world: ScenarioWorld, to: string): Promise<string> {
  const { pathname, searchParams } = await linkTo(world, to)
  if (pathname !== '/obnova-hesla') throw new Error(`The newest link to ${to} leads to ${pathname}`)
  return searchParams.get('odkaz') ?? ''
}

/** Returns the code in the newest letter to an address. */
export async function codeTo(world: ScenarioWorld, to: string): Promise<string> {
  const code = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.code !== undefined)?.code
  if (code === undefined) throw new Error(`No letter with a code has come to ${to}`)
  return code
}

type Exchange = components['schemas']['LinkExchangeRequest']

/** Returns the key of a tab that opens a mailed link; from the second opening on with the fact that the link requires (rule 13.3). */
export async function openMailedLink(world: ScenarioWorld, body: Exchange): Promise<string> {
  const { response, error } = await world.visitor().post('/linkExchange', body)
  if (response === undefined) throw new Error(`The link was not opened: ${error}`)
  return (response as components['schemas']['LinkExchanged']).accessKey
}
