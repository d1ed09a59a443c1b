import { expect, test } from 'vitest'
import { loginVersion, productName, sidebarVersion } from './product.ts'

test('the sidebar and the login page carry the two version labels as given', () => {
  expect([productName, sidebarVersion, loginVersion]).toEqual(['Reinforce', '5.01', '5.00.01'])
})
