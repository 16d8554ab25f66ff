import type { Walk } from '../walk.ts'

/** Returns the key of the tab for the last such link; undefined if the link requires a fact or is refused. */
export const openLastLink = async (walk: Walk, kind: string, parameter: string): Promise<string | undefined> => {
  const letters = await walk.messages({ channel: 'email' })
  const address = new RegExp(`${parameter}=([\\w-]+)`)
  const linkKey = address.exec(letters.findLast(({ text }) => address.test(text))?.text ?? '')?.[1]
  if (linkKey === undefined) return undefined
  const call = { operationId: 'exchangeLink', body: { kind, linkKey } } as const
  return (await walk.call(call)).json?.response?.accessKey
}
