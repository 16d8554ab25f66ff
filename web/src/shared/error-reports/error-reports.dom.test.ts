import { afterEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '#web/testing/test-config.ts'
import { createErrorReports, type Reporter } from './error-reports.ts'
import type { Note } from './notes.ts'

const configured = { ...testConfig, errorReports: { key: '0'.repeat(32), endpoint: 'https://errors.example.org' } }
const notFound = { method: 'GET', path: '/nps', code: 200, isFault: false }

/** The collector with a reporter that the test loads. */
function collector() {
  const taken: Note[] = []
  const loads = vi.fn()
  let arrive: (reporter: Reporter) => void = () => {}
  let fail: (why: Error) => void = () => {}
  const load = () => {
    loads()
    return new Promise<Reporter>((resolve, reject) => {
      arrive = resolve
      fail = reject
    })
  }
  const reports = createErrorReports({ config: configured, page: () => '/darce', load })
  if (!reports) throw new Error('It is configured')
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    reports,
    taken,
    loads,
    arrive: (createReporter: Reporter['createReporter'] = () => (note) => void taken.push(note)) => {
      arrive({ createReporter })
      return settle()
    },
    fail: () => {
      fail(new Error('offline'))
      return settle()
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the collector before the reporter is loaded', () => {
  it('does not exist if no reports are configured', () => {
    const load = vi.fn()
    expect(createErrorReports({ config: testConfig, page: () => '/', load })).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
  })

  it('stores notes, and passes them on in order when the reporter is loaded', async () => {
    const { reports, taken, loads, arrive } = collector()
    reports.called(notFound)
    expect(loads).not.toHaveBeenCalled()
    reports.crashed(new Error('first'))
    reports.crashed(new Error('second'))
    expect(loads).toHaveBeenCalledTimes(1)
    await arrive()
    reports.crashed(new Error('third'))
    expect(taken.map((note) => (note.kind === 'crash' ? (note.error as Error).message : note.path))).toEqual([
      '/nps',
      'first',
      'second',
      'third',
    ])
  })

  it('stores at most a hundred notes', async () => {
    const { reports, taken, arrive } = collector()
    for (let count = 0; count < 250; count += 1) reports.called({ ...notFound, code: count })
    reports.crashed(new Error('last'))
    await arrive()
    expect(taken).toHaveLength(100)
    expect(taken.at(-1)).toMatchObject({ kind: 'crash' })
  })

  it('records unhandled errors and rejections, and loads the reporter when the page is idle', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    const { reports, loads } = collector()
    reports.listen(window)
    expect(loads).not.toHaveBeenCalled()
    for (const work of idle) work()
    expect(loads).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an unhandled error', () => new ErrorEvent('error', { error: new TypeError('thrown'), message: 'thrown' })],
    ['an error without an object', () => new ErrorEvent('error', { message: 'Script error.' })],
    ['an unhandled rejection', () => Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') })],
  ])('hears of %s and fetches the reporter at once', async (_name, event) => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    const { reports, taken, loads, arrive } = collector()
    reports.listen(window)
    window.dispatchEvent(event())
    expect(loads).toHaveBeenCalledTimes(1)
    await arrive()
    expect(taken).toMatchObject([{ kind: 'crash', page: '/darce' }])
  })
})

describe('a failure of the reporter', () => {
  it('is ignored if it cannot be loaded', async () => {
    const { reports, fail } = collector()
    reports.crashed(new Error('first'))
    await fail()
    expect(() => reports.crashed(new Error('second'))).not.toThrow()
  })

  it('is ignored if it throws', async () => {
    const { reports, arrive } = collector()
    reports.crashed(new Error('first'))
    await arrive(() => () => {
      throw new Error('reporter')
    })
    expect(() => reports.crashed(new Error('second'))).not.toThrow()
  })
})
