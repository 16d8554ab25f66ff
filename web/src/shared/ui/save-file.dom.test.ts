import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileFromBlob, saveFile } from './save-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is offered as a download under its name, and its blob URL is revoked after a while (rule 18.9)', () => {
  URL.createObjectURL = () => 'blob:https://portal/1'
  const revoke = vi.fn<(address: string) => void>()
  URL.revokeObjectURL = revoke
  const clicks: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicks.push(`${this.download} ${this.href}`)
  })

  saveFile(fileFromBlob(new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'prehled.pdf'))
  expect(clicks).toEqual(['prehled.pdf blob:https://portal/1'])
  expect(document.querySelector('a')).toBeNull()
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith('blob:https://portal/1')
})
