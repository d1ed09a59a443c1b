import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserError } from '../../../../../rules/user-error.ts'
import { type DraftWords, keepDrafts, noWords } from './kept-drafts.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') }))
afterEach(() => vi.useRealTimers())

const words = (message: string): DraftWords => ({ message, messageSpanish: '', templateId: null })
const told = (message: string) => ({ ...words(message), savedAt: '2026-11-20T17:00:00Z' })
const open = (save?: () => Promise<{ savedAt: string | null }>) => {
  const saved: string[] = []
  const marks = vi.fn()
  const drafts = keepDrafts(async (_, { message }) => {
    saved.push(message)
    return save ? await save() : { savedAt: message === '' ? null : '2026-11-20T18:00:01Z' }
  }, marks)
  drafts.begin('ana', null, Date.now())
  return { drafts, saved, marks }
}

test('a draft is saved a second after the last key, and within five seconds of typing without a pause', async () => {
  const { drafts, saved } = open()
  for (const text of ['H', 'He', 'Hel']) {
    drafts.note('ana', words(text))
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(saved).toEqual(['Hel'])
  expect(drafts.look('ana').state).toBe('saved')
  for (let n = 0; n < 9; n += 1) {
    drafts.note('ana', words(`Hello ${n}`))
    await vi.advanceTimersByTimeAsync(600)
  }
  expect(saved).toHaveLength(2)
})

test('words that are as they were, or that come back, are not saved again', async () => {
  const { drafts, saved } = open()
  drafts.begin('bo', told('Hi'), Date.now())
  drafts.note('bo', words('Hi!'))
  drafts.note('bo', words('Hi'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual([])
})

test('one call follows the other, so that the last words are the ones that stay', async () => {
  const answers: (() => void)[] = []
  const { drafts, saved } = open(
    async () =>
      await new Promise((resolve) => {
        answers.push(() => resolve({ savedAt: '2026-11-20T18:00:01Z' }))
      }),
  )
  drafts.note('ana', words('One'))
  void drafts.flush('ana')
  drafts.note('ana', words('Two'))
  void drafts.flush('ana')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(saved).toEqual(['One'])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['One', 'Two'])
  expect(drafts.begin('ana', null, Date.now())).toEqual(words('Two'))
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(drafts.look('ana').state).toBe('saved')
})

test('reports a draft that failed to save, keeps it for the next form, and tries again', async () => {
  const save = vi.fn(async () => await Promise.reject(new TypeError('Failed to fetch')))
  const { drafts, saved } = open(async () => {
    if (save.mock.calls.length < 2) return await save()
    return { savedAt: '2026-11-20T18:00:09Z' }
  })
  drafts.note('ana', words('Offline'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(drafts.look('ana').state).toBe('failed')
  expect(drafts.begin('ana', told('Older words'), Date.now())).toEqual(words('Offline'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual(['Offline', 'Offline', 'Offline'])
  expect(drafts.look('ana')).toEqual({ state: 'saved', savedAt: '2026-11-20T18:00:09Z', refusal: null })
})

test('asks nothing after a sign-out, and saves no draft in the next person’s session', async () => {
  const { drafts, saved } = open(async () => await Promise.reject(new UserError('signed-out', 'Sign in to continue.')))
  drafts.note('ana', words('Mine'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual(['Mine'])
  drafts.note('ana', words('Mine, too'))
  drafts.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual(['Mine'])
  expect(drafts.begin('ana', null, Date.now())).toEqual(noWords)
})

test('an answer from before the last save says nothing new; one from after it does', async () => {
  const { drafts } = open()
  const before = Date.now()
  drafts.note('ana', words('Mine'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(drafts.begin('ana', null, before)).toEqual(words('Mine'))
  expect(drafts.begin('ana', told('From another browser'), Date.now())).toEqual(words('From another browser'))
})

test('a sent text leaves no draft: the server has dropped the same words, others are removed', async () => {
  const { drafts, saved, marks } = open()
  drafts.note('ana', words('Hello'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(marks).toHaveBeenCalledTimes(1)
  await drafts.rest('ana')
  drafts.sent('ana', 'Hello', noWords)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saved).toEqual(['Hello'])
  expect(marks).toHaveBeenCalledTimes(2)
  drafts.note('ana', words('Again'))
  await vi.advanceTimersByTimeAsync(1_000)
  drafts.note('ana', words('Again!'))
  await drafts.rest('ana')
  drafts.sent('ana', 'Again!', noWords)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saved).toEqual(['Hello', 'Again', ''])
  expect(drafts.look('ana').state).toBe('none')
})
