import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { betweenAnswerAndPage } from '#web/testing/between-answer-and-page.ts'
import { ApiFailure } from './envelope.ts'
import { notifications } from './notifications.ts'
import { createQueryClient } from './query.ts'
import { useSave } from './use-save.ts'

afterEach(cleanup)

type Sent = { input: string; key: string; resolve: (output: string) => void; reject: (cause: Error) => void }

/** A button that sends „9“, and the handlers' results. */
function rating() {
  const sent: Sent[] = []
  const results: string[] = []
  const mutationFn = (input: string, { idempotencyKey: key }: { idempotencyKey: string }) =>
    new Promise<string>((resolve, reject) => void sent.push({ input, key, resolve, reject }))
  function Button() {
    const { isSaving, save } = useSave({
      mutationFn,
      onSuccess: (output) => results.push(output),
      onError: ({ error }) => results.push(error),
    })
    return (
      <button type="button" onClick={() => save('9')}>
        {isSaving ? 'sending' : 'send'}
      </button>
    )
  }
  const { unmount } = render(<Button />)
  const clickSave = () => fireEvent.click(screen.getByRole('button'))
  return { sent, results, clickSave, unmount }
}

const untilOpen = () => waitFor(() => expect(screen.getByRole('button').textContent).toBe('send'))

const lost = new ApiFailure({ error_code: 410, error: 'TypeError: Failed to fetch' })
const refused = new ApiFailure({ error_code: 423, error: 'vote-locked' })

describe('saving (rule 18.10)', () => {
  it('has an unknown outcome if the page cannot read the success, and repeats it with the same key (rule 17.10)', async () => {
    const { sent, results, clickSave } = rating()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    onTestFinished(() => void vi.unstubAllGlobals())
    clickSave()
    const cause = new TypeError('saved is undefined')
    sent[0]?.reject(cause)
    await untilOpen()
    expect(results).toEqual(['unreadable-answer: TypeError: saved is undefined'])
    expect(reported).toHaveBeenCalledWith(cause)
    clickSave()
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('happens once for a double click', () => {
    const { sent, clickSave } = rating()
    act(() => {
      screen.getByRole('button').click()
      screen.getByRole('button').click()
    })
    clickSave()
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('button').textContent).toBe('sending')
  })

  it('happens once though the second click comes between the response and the page that shows it', async () => {
    const { sent, clickSave } = rating()
    clickSave()
    const button = screen.getByRole('button')
    await betweenAnswerAndPage(
      () => sent[0]?.resolve('saved'),
      () => button.click(),
    )
    expect(sent).toHaveLength(1)
    await untilOpen()
    clickSave()
    expect(sent).toHaveLength(2)
  })

  it('stays disabled until the page has rendered the new data of a query, of which components are notified in a later task', async () => {
    const slow = vi.spyOn(notifications, 'schedule').mockImplementation((notify) => void setTimeout(notify, 20))
    onTestFinished(() => slow.mockRestore())
    const client = createQueryClient()
    const query = {
      queryKey: ['rating'],
      queryFn: () => 'old',
      staleTime: Number.POSITIVE_INFINITY,
      initialData: 'old',
    }
    const shown: string[] = []
    let answer: () => void = () => {}
    function Button() {
      const { isSaving, save } = useSave({
        mutationFn: () => new Promise<string>((resolve) => (answer = () => resolve('new'))),
        onSuccess: (output) => void client.setQueryData(query.queryKey, output),
      })
      shown.push(isSaving ? 'sending' : 'send')
      return <button type="button" onClick={() => save('9')} />
    }
    const Page = () => (useQuery(query).data === 'old' ? <Button /> : <p>thanks</p>)
    render(<Page />, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
    fireEvent.click(screen.getByRole('button'))
    await betweenAnswerAndPage(answer, () => {})
    await screen.findByText('thanks')
    expect(shown).toEqual(['send', 'sending'])
  })

  it('is enabled at once after a refusal: a click in the same task sends again', async () => {
    const { sent, results, clickSave } = rating()
    clickSave()
    const button = screen.getByRole('button')
    await betweenAnswerAndPage(
      () => sent[0]?.reject(refused),
      () => button.click(),
    )
    await act(async () => sent[1]?.reject(refused))
    expect(results).toEqual(['vote-locked', 'vote-locked'])
  })

  it('passes the response to its handler and is enabled again', async () => {
    const { sent, results, clickSave } = rating()
    clickSave()
    await act(async () => sent[0]?.resolve('saved'))
    expect(results).toEqual(['saved'])
    await untilOpen()
  })

  it.each([
    ['a lost connection', lost],
    ['an error of the provider', new ApiFailure({ error_code: 500, error: 'internal-error' })],
  ])('again after %s reuses the key, so that the provider does it once', async (_name, unknown) => {
    const { sent, results, clickSave } = rating()
    clickSave()
    await act(async () => sent[0]?.reject(unknown))
    clickSave()
    expect(results).toEqual([unknown.error])
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it.each([
    ['an answer', (one: Sent | undefined) => one?.resolve('saved')],
    ['a refusal', (one: Sent | undefined) => one?.reject(refused)],
  ])('again after %s is a new intent', async (_name, settle) => {
    const { sent, clickSave } = rating()
    clickSave()
    await act(async () => settle(sent[0]))
    await untilOpen()
    clickSave()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('is never retried automatically (rule 18.14)', async () => {
    const { sent, clickSave } = rating()
    clickSave()
    await act(async () => sent[0]?.reject(lost))
    expect(sent).toHaveLength(1)
  })

  it('calls no handler after the unmount, nor for a response of a user who has left (rule 18.3)', async () => {
    const gone = rating()
    gone.clickSave()
    gone.unmount()
    await act(async () => gone.sent[0]?.resolve('saved'))
    expect(gone.results).toEqual([])

    const changed = rating()
    changed.clickSave()
    await act(async () => changed.sent[0]?.reject(new ApiFailure({ error_code: 410, error: 'session-changed' })))
    expect(changed.results).toEqual([])
  })
})
