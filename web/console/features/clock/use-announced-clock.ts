import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { discardStoredTime } from '../../../src/shared/api/server-clock.ts'
import { isBeingRecorded, worldQuery } from '../../api/world-queries.ts'

/** Milliseconds by which a running clock may differ from the expected time: a response has been on its way. */
const TOLERANCE = 2_000

/** A read of a world's clock; all times in epoch milliseconds. */
export type ClockRead = {
  world: string
  now: number
  frozen: boolean
  /** By the device's clock. */
  readAt: number
}

/** Whether a world's clock was moved, stopped or started between two reads. */
export function hasClockChanged(before: ClockRead, after: ClockRead): boolean {
  if (before.world !== after.world) return false
  if (before.frozen !== after.frozen) return true
  const passed = before.frozen ? 0 : after.readAt - before.readAt
  return Math.abs(after.now - before.now - passed) > (before.frozen ? 0 : TOLERANCE)
}

/**
 * Announces each change of the world's clock to the pages of the portal in this browser, whether
 * this console, a test or the command made it. They read the time from their own provider, so pages
 * in another world are not harmed. A world is left out while it is recorded: the test saved from it has no
 * console, and its page learns the time from the next response.
 */
export function useAnnouncedClock(world: string): void {
  const { data, dataUpdatedAt: readAt } = useQuery(worldQuery(world))
  const last = useRef<ClockRead>(undefined)
  useEffect(() => {
    if (!data) return
    const read = { world, now: Date.parse(data.now), frozen: data.frozen, readAt }
    if (last.current && !isBeingRecorded(data) && hasClockChanged(last.current, read)) discardStoredTime(localStorage)
    last.current = read
  }, [world, data, readAt])
}
