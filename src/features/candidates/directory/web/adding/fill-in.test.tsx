import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const upload = {
  uploadId: toId(60),
  name: 'noor.pdf',
  extension: 'pdf',
  text: 'Noor Haddad, a technician in Austin',
  problem: null,
}
const answers = {
  problem: null,
  full_name: 'Noor Haddad',
  email_address: 'noor@example.test',
  phone_number: '(737) 555-0142',
  city: 'Austin',
  state: 'TX',
  position: 'BCBA',
  aba_months: 27,
}
const world = (more: object = {}) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/candidates/filter-options': () => ({ statuses: [], formerStatuses: [], locations: [], organizations: [] }),
  'GET /api/candidates/duplicates': () => ({ duplicates: [] }),
  'POST /api/resume-uploads': () => upload,
  [`GET /api/resume-uploads/${toId(60)}/answers`]: () => answers,
  'POST /api/candidates': () => ({ id: toId(500) }),
  ...more,
})
const openDialog = async () => {
  const app = renderApp('/candidate-directory')
  await app.user.click(await screen.findByRole('button', { name: 'Add Candidate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Candidate' }))
  await dialog.findByRole('textbox', { name: 'Full name' })
  return { ...app, dialog }
}
const file = new File(['%PDF-'], 'noor.pdf', { type: 'application/pdf' })
const choose = async (user: ReturnType<typeof renderApp>['user'], chosen = file) => {
  const input = document.querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, chosen)
}
const sent = () => server.asked.findLast((ask) => ask.method === 'POST' && ask.path === '/api/candidates')?.body

test('a dropped resume fills in empty fields, each field shows it, and the file goes with the candidate', async () => {
  server.answer(world())
  const { user, dialog } = await openDialog()
  const drop = createEvent.drop(dialog.getByRole('textbox', { name: 'Full name' }))
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [file] } })
  fireEvent(dialog.getByRole('textbox', { name: 'Full name' }), drop)
  expect(drop.defaultPrevented).toBe(true)
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Noor Haddad'))
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('(737) 555-0142')
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.test')
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Austin')
  expect(dialog.getByRole('radio', { name: 'BCBA' })).toBeChecked()
  expect(dialog.getAllByText('From the resume')).toHaveLength(6)
  expect(dialog.getByText(/Check each one\. It shows 2 years 3 months in ABA\./)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await waitFor(() =>
    expect(sent()).toMatchObject({ full_name: 'Noor Haddad', city: 'Austin', position: 'BCBA', upload_id: toId(60) }),
  )
})

test('typed or chosen values stay, and a corrected one loses the mark of the resume', async () => {
  server.answer(world())
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Nour')
  await user.click(dialog.getByRole('radio', { name: 'BCBA' }))
  await user.click(dialog.getByRole('radio', { name: 'RBT' }))
  await choose(user)
  await waitFor(() => expect(dialog.getAllByText('From the resume')).toHaveLength(4))
  expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nour')
  expect(dialog.getByRole('radio', { name: 'RBT' })).toBeChecked()
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '1')
  expect(dialog.getAllByText('From the resume')).toHaveLength(3)
  await user.click(dialog.getByRole('button', { name: 'Clear Filled Fields' }))
  expect(dialog.queryByText('From the resume')).not.toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('(737) 555-01421')
})

test('missing details stay empty, and the words of a resume are only words', async () => {
  const name = '"><img src=x onerror=alert(1)>'
  const found = { ...answers, full_name: name, phone_number: '', city: '', state: '', position: null, aba_months: null }
  server.answer(world({ [`GET /api/resume-uploads/${toId(60)}/answers`]: () => found }))
  const { user, dialog } = await openDialog()
  await choose(user)
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue(name))
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('')
  expect(dialog.getByRole('radio', { name: 'RBT' })).toBeChecked()
  expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument()
  expect(document.querySelector('img[src=x]')).toBeNull()
})

test('a file that is no resume or fails to be read shows a notice and stays attached', async () => {
  const problem = 'This doesn’t look like a resume, so nothing was filled in.'
  const replies = [
    { ...answers, problem, full_name: '', email_address: '', phone_number: '', city: '', state: '', position: null },
    refuse('unavailable', 'Down'),
  ]
  server.answer(world({ [`GET /api/resume-uploads/${toId(60)}/answers`]: () => replies.shift() }))
  const { user, dialog } = await openDialog()
  await choose(user)
  expect(await dialog.findByText(problem)).toBeVisible()
  await choose(user, new File(['%PDF-1'], 'again.pdf', { type: 'application/pdf' }))
  expect(await dialog.findByText('Down')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await waitFor(() => expect(sent()).toMatchObject({ full_name: 'Noor', upload_id: toId(60) }))
})

test('a too large file is reported at once, and removing a file removes its values', async () => {
  server.answer(world())
  const { user, dialog } = await openDialog()
  const large = new File(['x'], 'noor.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 11_000_000 })
  await choose(user, large)
  expect(await dialog.findByText('The resume must be 10 MB or smaller.')).toBeVisible()
  expect(server.asked.some(({ path }) => path === '/api/resume-uploads')).toBe(false)
  await choose(user)
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Noor Haddad'))
  await user.click(dialog.getByRole('button', { name: 'Remove the file' }))
  expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
})
