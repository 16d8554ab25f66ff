import { expect, test } from 'vitest'
import { createJournalFeed, type JournalPorts } from './journal-feed.ts'
import type { JournalEntry } from './world-queries.ts'

const entries = (first: number, count: number): JournalEntry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `j-${first + index}` }) as JournalEntry)

/**
 * Runs a feed over a network with these results one after another, and stops after the last one.
 */
async function run(steps: Partial<Pick<JournalPorts, 'follow' | 'read'>>[]) {
  const stop = new AbortController()
  const cursors: (string | undefined)[] = []
  let round = 0
  const feed = createJournalFeed({
    follow: async (after, onBatch, signal) => {
      cursors.push(after)
      await steps[round]?.follow?.(after, onBatch, signal)
    },
    read: async (after, signal) => {
      cursors.push(after)
      return (await steps[round]?.read?.(after, signal)) ?? []
    },
    wait: async () => {
      round += 1
      if (round >= steps.length) stop.abort()
    },
  })
  await feed.run(stop.signal)
  return { ids: feed.entries().map(({ id }) => id), cursors }
}

test('entries arrive by the stream, and a broken stream resumes where it broke', async () => {
  const { ids, cursors } = await run([
    { follow: async (_, onBatch) => onBatch(entries(1, 2)) },
    { follow: async (_, onBatch) => onBatch(entries(3, 1)) },
  ])
  expect(ids).toEqual(['j-1', 'j-2', 'j-3'])
  expect(cursors).toEqual([undefined, 'j-2', 'j-2', 'j-3'])
})

test('without a stream the journal is polled each second', async () => {
  const noStream = async () => {
    throw new TypeError('no stream here')
  }
  const { ids } = await run([
    { follow: noStream, read: async () => entries(1, 1) },
    { follow: noStream, read: async () => entries(2, 1) },
  ])
  expect(ids).toEqual(['j-1', 'j-2'])
})

test('an unreachable server does not end the feed', async () => {
  const unreachable = async () => {
    throw new TypeError('Failed to fetch')
  }
  const { ids } = await run([
    { follow: unreachable, read: unreachable },
    { follow: async (_, onBatch) => onBatch(entries(1, 1)) },
  ])
  expect(ids).toEqual(['j-1'])
})

test('the last five hundred entries are stored', async () => {
  const { ids } = await run([{ follow: async (_, onBatch) => onBatch(entries(1, 600)) }])
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 'j-101', 'j-600'])
})
