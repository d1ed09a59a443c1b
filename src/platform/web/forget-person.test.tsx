import { expect, test } from 'vitest'
import { forgetPerson } from './forget-person.ts'

test('what the browser keeps of a person goes when they leave; tastes stay', () => {
  for (const key of ['onboardingSuccessItem', 'reinforce-last-activity', 'anything-new']) localStorage.setItem(key, 'x')
  const tastes = ['mantine-color-scheme-value', 'reinforce-language', 'reinforce-sidebar-collapsed']
  for (const key of tastes) localStorage.setItem(key, 'true')
  sessionStorage.setItem('place', 'x')
  forgetPerson()
  expect(Object.keys(localStorage).toSorted()).toEqual(tastes)
  expect(sessionStorage).toHaveLength(0)
})
