import { afterEach, expect, test, vi } from 'vitest'
import { focusAfterMenu, keepFocus } from './keep-focus.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const focused = () => document.activeElement?.tagName

test('when what opened a dialog is gone, the content has the focus; anyone who writes keeps it', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main tabindex="-1"></main><input>'
  keepFocus()
  vi.runAllTimers()
  expect(focused()).toBe('MAIN')
  document.querySelector('input')?.focus()
  keepFocus()
  focusAfterMenu(() => document.querySelector('main')?.focus())
  vi.runAllTimers()
  expect(focused()).toBe('INPUT')
})

test('leaves a page alone that was left in the meantime', () => {
  vi.useFakeTimers()
  const focus = vi.fn()
  keepFocus()
  focusAfterMenu(focus)
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('HTMLInputElement', undefined)
  vi.runAllTimers()
  expect(focus).toHaveBeenCalledOnce()
})
