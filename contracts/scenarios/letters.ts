import type { World } from './world.ts'

/** The link of the newest letter to an address, as its reader opens it; fails the test when none has come. */
export async function linkTo(world: World, to: string): Promise<URL> {
  const link = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.link !== undefined)?.link
  if (link === undefined) throw new Error(`No letter with a link has come to ${to}`)
  return new URL(link)
}

/** What the link to a new password carries. */
export async function resetToken(world: World, to: string): Promise<string> {
  const { pathname, searchParams } = await linkTo(world, to)
  if (pathname !== '/obnova-hesla') throw new Error(`The newest link to ${to} leads to ${pathname}`)
  return searchParams.get('odkaz') ?? ''
}

/** The code in the newest letter to an address. */
export async function codeTo(world: World, to: string): Promise<string> {
  const code = (await world.messages({ channel: 'email', to })).findLast((letter) => letter.code !== undefined)?.code
  if (code === undefined) throw new Error(`No letter with a code has come to ${to}`)
  return code
}
