import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, renderConsole } from '../../testing/render-console.tsx'
import { Reachable } from './reachable.tsx'

const here = { id: 'blue', scenario: 'empty', apiBase: '', enterUrl: '', now: '2026-11-10T09:00:00.000Z', frozen: true }
const WORLD = 'GET /sandbox/worlds/blue'

function renderPart(answers: Parameters<typeof renderConsole>[1]) {
  const goToWorld = vi.fn<(world: string) => void>()
  const part = (
    <Reachable world="blue" goToWorld={goToWorld}>
      <p>the part</p>
    </Reachable>
  )
  return { ...renderConsole(part, answers), goToWorld }
}

test('a server that does not respond is reported with the command to start it, and found automatically once it runs', async () => {
  const { answers } = renderPart({})
  expect(await screen.findByText('npm start')).toBeTruthy()
  expect(screen.queryByText('the part')).toBeNull()
  answers[WORLD] = () => Response.json(here)
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(screen.queryByText('npm start')).toBeNull()
})

test('a server that became unreachable leaves the loaded data on the page', async () => {
  const { answers } = renderPart({ [WORLD]: () => Response.json(here) })
  await screen.findByText('the part')
  delete answers[WORLD]
  expect(await screen.findByText('npm start')).toBeTruthy()
  expect(screen.getByText('the part')).toBeTruthy()
})

test('on another machine the token is required, and sent with each call from then on', async () => {
  const { user } = renderPart({
    [WORLD]: ({ headers }) => {
      if (headers.get('authorization') === 'Bearer s3cret') return Response.json(here)
      return refusal(401, headers.has('authorization') ? 'token-invalid' : 'token-missing')()
    },
  })
  await user.type(await screen.findByLabelText('SANDBOX_TOKEN'), 'wrong{Enter}')
  expect(await screen.findByText(/Takový SANDBOX_TOKEN/)).toBeTruthy()
  await user.clear(screen.getByLabelText('SANDBOX_TOKEN'))
  await user.type(screen.getByLabelText('SANDBOX_TOKEN'), 's3cret{Enter}')
  expect(await screen.findByText('the part')).toBeTruthy()
})

test('after many wrong tokens the form says to wait', async () => {
  renderPart({ [WORLD]: refusal(429, 'too-many-tokens') })
  expect(await screen.findByText(/Počkejte prosím minutu/)).toBeTruthy()
})

test('a host name that the sandbox refuses is shown with its own message', async () => {
  renderPart({ [WORLD]: refusal(403, 'host-not-allowed') })
  expect((await screen.findByRole('alert')).textContent).toContain('What the sandbox says of host-not-allowed')
  expect(screen.queryByText('the part')).toBeNull()
})

test('a world that does not exist can be created again, or left', async () => {
  const { user, answers, goToWorld } = renderPart({ [WORLD]: refusal(404, 'unknown-world') })
  expect(await screen.findByRole('heading', { name: 'Svět blue tu není' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Do společného světa' }))
  expect(goToWorld).toHaveBeenCalledWith('default')
  answers['POST /sandbox/worlds'] = async (request) => {
    expect(await request.json()).toEqual({ id: 'blue' })
    answers[WORLD] = () => Response.json(here)
    return Response.json(here, { status: 201 })
  }
  await user.click(screen.getByRole('button', { name: /Založit ho znovu/ }))
  expect(await screen.findByText('the part')).toBeTruthy()
})

test('a missing world is not requested again until the list of worlds has it', async () => {
  const WORLDS = 'GET /sandbox/worlds'
  const { answers, calls } = renderPart({ [WORLD]: refusal(404, 'unknown-world') })
  const countCalls = (call: string) => calls.filter((one) => one === call).length
  answers[WORLDS] = () => Response.json({ worlds: countCalls(WORLDS) < 3 ? [] : [here] })
  await screen.findByRole('heading', { name: 'Svět blue tu není' })
  answers[WORLD] = () => Response.json(here)
  expect(await screen.findByText('the part', undefined, { timeout: 4_000 })).toBeTruthy()
  expect([countCalls(WORLDS), countCalls(WORLD)]).toEqual([3, 2])
})
