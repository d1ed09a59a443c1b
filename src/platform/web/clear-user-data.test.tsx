import { expect, test } from 'vitest'
import { clearUserData } from './clear-user-data.ts'

test('what the browser keeps of a person goes when they leave; tastes stay, and what an open page keeps', () => {
  for (const key of ['onboardingSuccessItem', 'reinforce-last-activity', 'anything-new']) localStorage.setItem(key, 'x')
  const tastes = ['mantine-color-scheme-value', 'reinforce-language', 'reinforce-sidebar-collapsed']
  for (const key of tastes) localStorage.setItem(key, 'true')
  sessionStorage.clear()
  for (const key of ['place', 'open page: apply X']) sessionStorage.setItem(key, 'x')
  clearUserData()
  expect(Object.keys(localStorage).toSorted()).toEqual(tastes)
  expect(Object.keys(sessionStorage)).toEqual(['open page: apply X'])
})
