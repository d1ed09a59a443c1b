import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCandidateColumns, directoryColumns } from './create-candidate-columns.tsx'
import { stackColumns } from './stack-columns.tsx'

const usual = createCandidateColumns('directory')
const keysIn = (room: number, columns = usual) => stackColumns(columns, room).columns.map(({ key }) => key)
const widthIn = (room: number, columns = usual) => {
  const { columns: shown, actions } = stackColumns(columns, room)
  return shown.reduce((sum, { width }) => sum + width, actions)
}

test('a wide room, and one that no one measured, show every column by itself', () => {
  expect(keysIn(1200)).toEqual(['name', 'date', 'type', 'position', 'city', 'location', 'score'])
  expect(stackColumns(usual, 0)).toEqual({ columns: usual, actions: 316, stacked: false })
})

test('columns fold in a fixed order; the score never does', () => {
  expect(keysIn(1094)).toEqual(['name', 'date', 'type', 'position', 'city', 'score'])
  expect(keysIn(978)).toEqual(['name', 'date', 'type', 'city', 'score'])
  expect(keysIn(934)).toEqual(['name', 'date', 'type', 'city', 'score'])
  expect(keysIn(722)).toEqual(['name', 'date', 'city', 'score'])
  expect(stackColumns(usual, 978).stacked).toBe(false)
  expect(stackColumns(usual, 722).stacked).toBe(true)
  expect(stackColumns(usual, 722, true).actions).toBeGreaterThan(stackColumns(usual, 722).actions)
})

test('on the dashboard of a laptop the clinic is below the organization, so that a name is whole', () => {
  const dashboard = createCandidateColumns('dashboard')
  expect(keysIn(1100, dashboard)).toEqual(['name', 'date', 'type', 'position', 'organization', 'location'])
  const { columns } = stackColumns(dashboard, 978)
  expect(columns.map(({ label }) => label)).toContain('Organization, Clinic/Region')
  expect(columns[0]?.width).toBeGreaterThanOrEqual(240)
})

test('from 720 pixels on the usual columns fit, with the boxes of a selection, too; nothing is wider than it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 720, max: 2000 }),
      fc.constantFrom('directory' as const, 'dashboard' as const),
      (room, view) => {
        const columns = createCandidateColumns(view)
        expect(widthIn(room - 44, columns)).toBeLessThanOrEqual(room - 44)
        const name = stackColumns(columns, room).columns.find(({ key }) => key === 'name')
        expect(name?.width).toBeGreaterThanOrEqual(150)
        expect(name?.width).toBeLessThanOrEqual(view === 'dashboard' ? 320 : 196)
      },
    ),
  )
})

test('columns that a person added stay, and are reached by scrolling', () => {
  const all = keysIn(722, [...directoryColumns])
  const folded = ['location', 'position', 'type']
  expect(all).toEqual(directoryColumns.map(({ key }) => key).filter((key) => !folded.includes(key)))
})

test('a folded column says both, in its head and in its cell, and a column that is not shown is not folded', () => {
  const labelIn = (room: number, of: string) => stackColumns(usual, room).columns.find(({ key }) => key === of)?.label
  expect([labelIn(1094, 'city'), labelIn(978, 'type')]).toEqual(['City, Clinic/Region', 'Type, Position'])
  expect(labelIn(722, 'date')).toBe('Date, Type, Position')
  const alone = usual.filter(({ key }) => key !== 'location')
  expect(keysIn(978, alone)).toContain('city')
  const type = stackColumns(usual, 978).columns.find(({ key }) => key === 'type')
  // The cells of these two read nothing but the values beside them.
  render(<>{type?.cell({ type: 'Premium', position: 'BCBA' } as Parameters<typeof type.cell>[0])}</>)
  expect(screen.getByText('Premium')).toBeVisible()
  expect(screen.getByText('BCBA')).toBeVisible()
})
