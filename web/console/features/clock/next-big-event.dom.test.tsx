import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { NextBigEvent } from './next-big-event.tsx'

const event = (id: string, at: string, kind: string, subject: string) => ({ id, at, kind, subject, summary: '' })

test('the next event of everybody is named, not one of a single person before it', async () => {
  renderConsole(<NextBigEvent world="w" />, {
    'GET /sandbox/worlds/w/events': () =>
      Response.json({
        events: [
          event('e-1', '2027-01-02T08:00:00Z', 'card-charge', 'p-10000001'),
          event('e-2', '2027-01-18T07:00:00Z', 'yearly-certificates', 'donors'),
          event('e-3', '2027-01-20T07:00:00Z', 'distribution', 'donors'),
        ],
      }),
  })
  const text =
    /^Nejbližší velká událost pro všechny: Roční potvrzení o\sdarech \(všichni dárci\), 18\. 1\. 2027 v 8:00\.$/
  expect(await screen.findByText(text)).toBeTruthy()
})
