import { expect, test } from 'vitest'
import { clearUserData } from './clear-user-data.ts'

test('removes the browser’s data of a person when they leave, except tastes and the data of an open page', () => {
  for (const key of ['onboardingSuccessItem', 'reinforce-last-activity', 'anything-new']) localStorage.setItem(key, 'x')
  const tastes = ['mantine-color-scheme-value', 'reinforce-language', 'reinforce-sidebar-collapsed']
  for (const key of tastes) localStorage.setItem(key, 'true')
  sessionStorage.clear()
  for (const key of ['place', 'open page: apply X']) sessionStorage.setItem(key, 'x')
  clearUserData()
  expect(Object.keys(localStorage).toSorted()).toEqual(tastes)
  expect(Object.keys(sessionStorage)).toEqual(['open page: apply X'])
})
