import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../platform/web/testing/fake-server.ts'
import { createProfile } from '../testing/create-profile.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../testing/world.ts'

const server = fakeServer()
const ready = { ...createHealthyServer(createPerson()), 'GET /api/saved-views': () => ({ views: [] }) }
const row = (name: RegExp) => screen.findByRole('row', { name })

test('arrows go from row to row, Space selects, Enter opens', async () => {
  server.answer({ ...ready, [`GET /api/candidates/${createCandidate(3).id}/profile`]: () => createProfile(3) })
  const { user, path } = renderApp('/candidate-directory')
  ;(await row(/Candidate B1/)).focus()
  await user.keyboard('{ArrowDown} ')
  expect(await screen.findByText('1 candidate selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select Candidate C2' })).toBeChecked()
  expect(await row(/Candidate C2/)).toHaveFocus()
  await user.keyboard('{End}{Enter}')
  await waitFor(() => expect(path()).toBe(`/candidate/${createCandidate(3).id}`))
})

test('the first arrow goes to the first row, but not from a field', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory')
  const first = await row(/Candidate B1/)
  await user.click(screen.getByRole('searchbox', { name: 'Search Candidates...' }))
  await user.keyboard('{ArrowDown}')
  expect(first).not.toHaveFocus()
  screen.getByRole('searchbox', { name: 'Search Candidates...' }).blur()
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await row(/Candidate C2/)).toHaveFocus()
})

test('/ goes to the search and ? shows every key, but not while typing', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await screen.findByRole('button', { name: 'Download' })
  await user.keyboard('/')
  const box = screen.getByRole('searchbox', { name: 'Search Candidates...' })
  expect(box).toHaveFocus()
  await user.keyboard('a?/')
  expect(box).toHaveValue('a?/')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(box)
  box.blur()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
})

test('Ctrl K finds a candidate, a page and an action', async () => {
  server.answer({
    ...ready,
    'GET /api/candidates': ({ query }) => ({
      rows: query.get('q') === 'can' ? [createCandidate(2)] : [createCandidate(1)],
      page: 1,
    }),
    [`GET /api/candidates/${createCandidate(2).id}/profile`]: () => createProfile(2),
  })
  const { user, path } = renderApp('/')
  await row(/Candidate B1/)
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  const box = await dialog.findByRole('combobox')
  await user.type(box, 'can')
  expect(await dialog.findByRole('option', { name: /Candidate C2/ })).toHaveAttribute('aria-selected', 'true')
  expect(dialog.getByRole('option', { name: /Candidate Directory/ })).toBeVisible()
  expect(dialog.getByRole('option', { name: /Add Candidate/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/?panel=${createCandidate(2).id}`))
})

test('Ctrl K finds a typed number, with its digits marked, and lists people opened before first', async () => {
  server.answer({
    ...ready,
    'GET /api/candidates': () => ({ rows: [createCandidate(2, { phone_number: '5125550177' })], page: 1 }),
    [`GET /api/candidates/${createCandidate(2).id}/profile`]: () => createProfile(2),
  })
  const { user, path } = renderApp(`/candidate/${createCandidate(2).id}`)
  await screen.findByRole('heading', { level: 1, name: 'Candidate C2' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  const [first] = await dialog.findAllByRole('option')
  expect(first).toHaveTextContent('Candidate C2RBT')
  await user.type(dialog.getByRole('combobox'), '555 0177')
  const found = await dialog.findByRole('option', { name: /\(512\) 555-0177/ })
  expect(within(found).getAllByText(/5/, { selector: 'mark' }).length).toBeGreaterThan(0)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toContain(`panel=${createCandidate(2).id}`))
})

test('Ctrl K keeps every key from the first, and none reaches the screen below', async () => {
  server.answer(ready)
  const { user, path } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.keyboard('{Control>}k{/Control}vr?/ omarx{Backspace} riv')
  const box = await screen.findByRole('combobox', { name: 'Find candidates, pages, and actions' })
  expect(box).toHaveValue('vr?/ omar riv')
  expect(path()).toBe('/candidate-directory')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() => expect(box).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox', { name: 'Find candidates, pages, and actions' })).toHaveValue('')
})

test('Enter while composing neither goes anywhere nor searches', async () => {
  server.answer(ready)
  const { user, path } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  const search = screen.getByRole('searchbox', { name: 'Search Candidates...' })
  fireEvent.change(search, { target: { value: 'inter' } })
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true })
  expect(path()).toBe('/candidate-directory')
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Find candidates, pages, and actions' })
  fireEvent.change(box, { target: { value: 'interviews' } })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(screen.getByRole('dialog', { name: 'Search or jump to' })).toBeInTheDocument()
})

test('Ctrl K signs out, and shows a failure', async () => {
  let tries = 0
  server.answer({
    ...ready,
    'POST /api/auth/sign-out': () => {
      tries += 1
      return tries === 1 ? refuse('unavailable', 'The service is away for a moment.') : { ok: true }
    },
  })
  const { user, path } = renderApp('/')
  await row(/Candidate B1/)
  const choose = async () => {
    await user.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
    await user.type(await dialog.findByRole('combobox'), 'sign')
    expect(await dialog.findByRole('option', { name: /Sign Out/ })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
  }
  await choose()
  expect(await screen.findByText('Failed to sign out. Please try again or refresh the page.')).toBeVisible()
  expect(path()).toBe('/')
  await choose()
  await waitFor(() => expect(path()).toMatch(/^\/login/))
})

test('Ctrl K texts, schedules and archives by name, the open candidate first, and knows statuses, settings and inviting', async () => {
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/candidates': ({ query }) => ({
      rows: query.get('q') === 'candidate c' ? [createCandidate(2), createCandidate(3)] : [createCandidate(1)],
      page: 1,
    }),
    'GET /api/candidates/filter-options': () => ({
      statuses: ['Hired', 'Phone Screen'],
      formerStatuses: [],
      locations: [],
      organizations: [],
    }),
    [`GET /api/candidates/${createCandidate(2).id}/profile`]: () => createProfile(2),
  })
  const { user, path } = renderApp(`/candidate/${createCandidate(2).id}`)
  await screen.findByRole('heading', { level: 1, name: 'Candidate C2' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  const box = await dialog.findByRole('combobox')
  await user.type(box, 'text')
  expect(await dialog.findByRole('option', { name: 'Text Candidate C2' })).toHaveAttribute('aria-selected', 'true')
  await user.type(box, ' candidate c')
  expect(await dialog.findByRole('option', { name: /^Text Candidate D3/ })).toBeVisible()
  await user.clear(box)
  for (const [words, option] of [
    ['hired', 'Hired'],
    ['blind', 'Settings: Scoring'],
    ['two-factor', 'Settings: Security'],
    ['shortcuts', 'Keyboard shortcuts'],
    ['invite', 'Invite a Person'],
  ] as const) {
    await user.clear(box)
    await user.type(box, words)
    expect(await dialog.findByRole('option', { name: option })).toBeVisible()
  }
  await user.clear(box)
  await user.type(box, 'schedule')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(path()).toBe(`/candidate/${createCandidate(2).id}?panel=${createCandidate(2).id}&act=book`),
  )
})
