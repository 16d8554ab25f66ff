import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { announceStorage, subscribeToStorage } from '../../api/portal-window.ts'
import { answered, sandbox } from '../../api/sandbox.ts'
import { type Message, messagesQuery } from '../../api/world-queries.ts'
import { isRead, markMessages, readMarks, storedMarks } from '../../session/read-messages.ts'

/** A message does not change, but what its links open does. */
export const messageQuery = (world: string, message: string) =>
  queryOptions({
    queryKey: [world, 'messages', message],
    queryFn: () =>
      answered(sandbox.GET('/worlds/{world}/messages/{message}', { params: { path: { world, message } } })),
    refetchInterval: 2_000,
  })

/**
 * Whether a page of the portal exists: the server answers 404 for any other address. It is the portal of this console, also
 * for a path that begins with two slashes.
 */
export const pageQuery = (path: string) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: async () => (await fetch(`${location.origin}${path}`, { method: 'HEAD' })).ok,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Which messages this browser has read, also those that a sign-in from the console or another tab has marked. */
export function useReadMarks() {
  const stored = useSyncExternalStore(subscribeToStorage, () => storedMarks(localStorage))
  const marks = useMemo(() => (stored === '' ? [] : readMarks(localStorage)), [stored])
  return {
    isRead: (message: Message) => isRead(marks, message),
    mark: (messages: readonly Message[], asRead: boolean) => {
      markMessages(localStorage, messages, asRead)
      announceStorage()
    },
  }
}

/** Deletes one message, or with no id all of them. */
export function useDeleteMessages(world: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (message: string | undefined) => {
      if (message === undefined)
        await answered(sandbox.DELETE('/worlds/{world}/messages', { params: { path: { world } } }))
      else
        await answered(sandbox.DELETE('/worlds/{world}/messages/{message}', { params: { path: { world, message } } }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: messagesQuery(world).queryKey, exact: true }),
  })
}

/** Saves an e-mail as a file that mail clients open, and an SMS as text. */
export function useDownload(world: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, text }: Message) => {
      const { source } = await queries.query(messageQuery(world, id))
      const type = source === undefined ? 'text/plain' : 'message/rfc822'
      saveFile(new File([source ?? text], `${id}.${source === undefined ? 'txt' : 'eml'}`, { type }))
    },
  })
}
