import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const head = 'Bright Path ABA: 1,204 entries until 2026-11-20 14:02:11 UTC, 8f3a21c0'
const open = async (more: object) => {
  const check = {
    state: 'intact',
    isChecking: false,
    checkedAt: new Date(2026, 10, 20, 14, 2).toISOString(),
    events: 1_204,
    erased: 3,
    waiting: 0,
    head,
    faults: [],
    ...more,
  }
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/activity': () => ({ items: [], next: null }),
    'GET /api/activity/choices': () => ({ people: [], organizations: [] }),
    'GET /api/record-check': () => check,
    'POST /api/record-check': () => {
      check.isChecking = true
      return { isStarted: true }
    },
  })
  const { user } = renderApp('/activity')
  return { user, section: within(await screen.findByRole('region', { name: 'Record check' })) }
}

test('shows in one line that the record is intact, and a press checks it again', async () => {
  const { user, section } = await open({})
  expect(await section.findByText(/^Record check: intact, (?:Nov 20, )?2:02 PM$/)).toBeInTheDocument()
  expect(section.queryByRole('alert')).toBeNull()
  await user.click(section.getByText('How this check works'))
  expect(section.getByText(/1,204 entries/)).toHaveTextContent('Details of 3 were erased')
  expect(section.getByRole('button', { name: 'Copy the state of the record' })).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Check Now' }))
  expect(await section.findByText('Record check: checking…')).toBeInTheDocument()
  expect(section.getByRole('button', { name: 'Check Now' })).toBeDisabled()
})

test('an alarm names the first changed entry', async () => {
  const { section } = await open({
    state: 'changed',
    faults: [
      {
        organization: 'Bright Path ABA',
        kind: 'changed',
        label: 'Signed in',
        at: new Date(2026, 10, 3, 14, 2).toISOString(),
        recordedAt: null,
      },
    ],
  })
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Recorded activity of Bright Path ABA was changed. ' +
      'The entry “Signed in” of Nov 3, 2026, 2:02 PM was changed after it was recorded.',
  )
  expect(section.getByText(/^Record check: changed entries found/)).toBeInTheDocument()
})
