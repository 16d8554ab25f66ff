import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { lazyPart } from './lazy-part.tsx'

type Props = { isOpen: boolean }

/** A page with a part, whose loads are settled by hand. */
async function open(props: Props) {
  const loads: PromiseWithResolvers<ComponentType<Props>>[] = []
  const Part = lazyPart(() => {
    const load = Promise.withResolvers<ComponentType<Props>>()
    loads.push(load)
    return load.promise
  })
  const page = ({ isOpen }: Props) => (
    <>
      <p>page</p>
      <Suspense fallback={<p>loading</p>}>
        <Part isOpen={isOpen} />
      </Suspense>
    </>
  )
  const { rerender } = renderUi(page(props))
  await act(async () => {})
  return { loads, show: (next: Props) => rerender(page(next)) }
}

test('a part that did not load leaves the page, says so, and loads once the user tries again', async () => {
  const { loads } = await open({ isOpen: true })
  expect(screen.getByText('loading')).toBeDefined()
  await act(async () => loads[0]?.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(screen.getByText('page')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Spojení se přerušilo')
  fireEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await act(async () => loads[1]?.resolve(() => <p>part</p>))
  expect(screen.getByText('part')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(loads).toHaveLength(2)
})

test('a window that did not load says so only while it is open', async () => {
  const { loads, show } = await open({ isOpen: true })
  await act(async () => loads[0]?.reject(new Error('lost')))
  expect(screen.getByRole('alert')).toBeDefined()
  show({ isOpen: false })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error of a loaded part is not taken for a lost connection', async () => {
  const { loads } = await open({ isOpen: true })
  const broken = () => {
    throw new Error('of the part')
  }
  await expect(act(async () => loads[0]?.resolve(broken))).rejects.toThrow('of the part')
})
