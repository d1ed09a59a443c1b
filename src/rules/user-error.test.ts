import { expect, test } from 'vitest'
import { throwFieldErrors, UserError } from './user-error.ts'

const refused = (problems: Record<string, string>, code?: 'conflict') => {
  try {
    throwFieldErrors(problems, code)
    return null
  } catch (problem) {
    return problem
  }
}

test('a refusal says no in a sentence, with its fields and details', () => {
  const plain = new UserError('conflict', 'Already archived')
  const { name, message, code, fields, details } = plain
  expect({ name, message, code }).toEqual({ name: 'UserError', message: 'Already archived', code: 'conflict' })
  expect([fields, details]).toEqual([{}, {}])
  const more = new UserError('invalid', 'No', { fields: { city: 'Too long' }, details: { most: 200 } })
  expect([more.fields, more.details]).toEqual([{ city: 'Too long' }, { most: 200 }])
})

test('shows a sentence of one input at it', () => {
  expect(UserError.at('city', 'Too long')).toMatchObject({ code: 'invalid', fields: { city: 'Too long' } })
  expect(UserError.at('city', 'Taken', 'conflict').code).toBe('conflict')
})

test('of several problems the first stands for all, without one nothing is refused', () => {
  expect(refused({})).toBeNull()
  const problems = { city: 'Too long', state: 'No state' }
  expect(refused(problems)).toMatchObject({ code: 'invalid', message: 'Too long', fields: problems })
  expect(refused(problems, 'conflict')).toMatchObject({ code: 'conflict' })
})
