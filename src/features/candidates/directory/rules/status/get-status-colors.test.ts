import { expect, test } from 'vitest'
import { generalStatuses } from '../statuses.ts'
import { getStatusColors, quietColors } from './get-status-colors.ts'

test('each of the eight statuses but Archived has a color of its own, in any case and with blanks', () => {
  const colored = generalStatuses.filter((status) => status !== 'Archived')
  expect(new Set(colored.map((status) => getStatusColors(status).dot)).size).toBe(colored.length)
  for (const status of colored) {
    expect(getStatusColors(status), status).not.toBe(quietColors)
    expect(getStatusColors(` ${status.toUpperCase()} `)).toBe(getStatusColors(status))
  }
})

test('Archived and a label of an organization’s own are quiet', () => {
  for (const status of ['Archived', 'Phone Screen', '']) expect(getStatusColors(status)).toBe(quietColors)
})
