import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { worldQuery } from '../api/world-queries.ts'

/**
 * Counts how often a world was recreated: its clock never goes back, so an earlier time belongs to
 * another one under the same id.
 */
export function useWorldGeneration(world: string): number {
  const { data } = useQuery(worldQuery(world))
  const [seen, setSeen] = useState({ world, at: 0, generation: 0 })
  const at = data ? Date.parse(data.now) : 0
  if (seen.world !== world || at > seen.at) setSeen({ ...seen, world, at })
  else if (at < seen.at) setSeen({ world, at, generation: seen.generation + 1 })
  return seen.generation
}
