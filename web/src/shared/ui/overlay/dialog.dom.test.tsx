import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './dialog.tsx'

afterEach(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'))

test('a second click confirms nothing while the window fades out', async () => {
  vi.stubGlobal('CSSTransition', EventTarget)
  const fading = { playState: 'running', finished: new Promise(() => {}) } as unknown as Animation
  Element.prototype.getAnimations = () => [fading]
  const confirmed: string[] = []
  function Question() {
    const [isOpen, setOpen] = useState(true)
    function confirm() {
      confirmed.push('once')
      setOpen(false)
    }
    return (
      <ConfirmDialog isOpen={isOpen} title="?" confirmLabel="Zrušit platbu" onConfirm={confirm} onCancel={() => {}} />
    )
  }
  render(<Question />)
  const button = await screen.findByRole('button', { name: 'Zrušit platbu' })
  await userEvent.setup().dblClick(button)
  expect(button.isConnected).toBe(true)
  expect(confirmed).toEqual(['once'])
})
