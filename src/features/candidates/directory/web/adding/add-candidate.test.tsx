import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const options = {
  statuses: [],
  formerStatuses: [],
  locations: [{ id: toId(40), name: 'Round Rock', organization: 'Bright Path ABA' }],
  organizations: [{ id: toId(2), name: 'Bright Path ABA' }],
}
const ready = {
  ...createHealthyServer(createPerson()),
  'GET /api/candidates/filter-options': () => options,
  'GET /api/candidates/duplicates': () => ({ duplicates: [] }),
}
const openDialog = async () => {
  const app = renderApp('/candidate-directory')
  await app.user.click(await screen.findByRole('button', { name: 'Add Candidate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Candidate' }))
  await dialog.findByRole('textbox', { name: 'Full name' })
  return { ...app, dialog }
}
const sent = () => server.asked.findLast((ask) => ask.method === 'POST' && ask.path === '/api/candidates')?.body

test('a candidate is added with every field, and the notice leads to the page', async () => {
  server.answer({ ...ready, 'POST /api/candidates': () => ({ id: toId(500) }) })
  const { user, dialog, path } = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'noor  haddad')
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '512 201 0199')
  await user.click(dialog.getByRole('radio', { name: 'BCBA' }))
  await user.click(dialog.getByRole('radio', { name: 'Given' }))
  await user.type(dialog.getByRole('textbox', { name: 'Where, when, and in which words' }), 'On the phone')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await screen.findByText('Noor Haddad was added.')).toBeInTheDocument()
  expect(sent()).toMatchObject({
    full_name: 'noor  haddad',
    phone_number: '512 201 0199',
    position: 'BCBA',
    text_consent: 'given',
    text_consent_source: 'On the phone',
    upload_id: null,
  })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(path()).toMatch(/^\/bcba\/[0-9a-f-]{36}$/))
})

test('likely duplicates are shown while typing', async () => {
  const other = {
    id: toId(55),
    name: 'Ana Garcia',
    position: 'RBT',
    status: 'Hired',
    created_at: '2026-10-01T15:00:00Z',
    level: 'possible' as const,
    reasons: ['Same phone'],
  }
  server.answer({
    ...ready,
    'GET /api/candidates/duplicates': ({ query }) => ({
      duplicates: query.get('phone_number') === '5125550100' ? [other] : [],
    }),
  })
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '5125550100')
  expect(await dialog.findByRole('link', { name: 'Ana Garcia' })).toHaveAttribute('href', `/candidate/${toId(55)}`)
})

test('a mistake is shown at its field and keeps the typed values, and the second attempt has the same id', async () => {
  const answers = [
    refuse('invalid', 'No', { phone_number: 'An email or a phone is needed.' }),
    refuse('unavailable', 'Down'),
  ]
  server.answer({ ...ready, 'POST /api/candidates': () => answers.shift() })
  const { user, dialog } = await openDialog()
  const name = dialog.getByRole('textbox', { name: 'Full name' })
  await user.type(name, 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await dialog.findByText('An email or a phone is needed.')).toBeVisible()
  expect(name).toHaveValue('Noor')
  const first = sent()
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await dialog.findByText('Down')).toBeVisible()
  expect(sent()).toEqual(first)
})

test('a field’s message goes when it is filled, and every missing field is named at once', async () => {
  const needed = 'Enter an email address or a phone number.'
  server.answer({
    ...ready,
    'POST /api/candidates': () =>
      refuse('invalid', 'Enter a name.', {
        full_name: 'Enter a name.',
        email_address: needed,
        phone_number: needed,
      }),
  })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await dialog.findAllByText('Enter a name.')).toHaveLength(1)
  expect(dialog.getAllByText(needed)).toHaveLength(2)
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'N')
  expect(dialog.queryByText(/Enter a name/)).not.toBeInTheDocument()
  expect(dialog.getAllByText(needed)).toHaveLength(2)
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '5')
  expect(dialog.queryByText(needed)).not.toBeInTheDocument()
})

test('a résumé file is read at once; a scan asks to paste the words', async () => {
  const upload = { uploadId: toId(60), name: 'scan.pdf', extension: 'pdf', text: '' }
  server.answer({
    ...ready,
    'POST /api/resume-uploads': () => ({ ...upload, problem: 'No text found – paste the resume' }),
    'POST /api/candidates': () => ({ id: toId(500) }),
  })
  const { user, dialog } = await openDialog()
  const input = document.querySelector('input[type=file]')
  expect(input).toBeInstanceOf(HTMLInputElement)
  await user.upload(input as HTMLInputElement, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }))
  expect(await dialog.findByText('No text found – paste the resume')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await waitFor(() => expect(sent()).toMatchObject({ upload_id: toId(60) }))
})

test('shows only the fields for everyone at first; the rest unfolds and is sent', async () => {
  server.answer({ ...ready, 'POST /api/candidates': () => ({ id: toId(500) }) })
  const { user, dialog } = await openDialog()
  for (const label of ['Phone', 'Email']) expect(dialog.getByRole('textbox', { name: label })).toBeVisible()
  expect(dialog.getByRole('combobox', { name: 'Clinic/Region' })).toBeVisible()
  expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument()
  const fold = dialog.getByRole('button', { name: 'City, Certification, Date, and More' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await user.click(fold)
  for (const label of ['State', 'Certification number', 'Date', 'Video link', 'Resume link', 'Resume text'])
    expect(dialog.getByRole('textbox', { name: label })).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Works as an RBT now' })).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Waco')
  await user.click(fold)
  expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await waitFor(() => expect(sent()).toMatchObject({ full_name: 'Noor', city: 'Waco' }))
})

test('after a refused save the first wrong field has the focus, also where it was folded away', async () => {
  const wrong = { video_introduction: 'This is no link.', date_submitted: 'This is no day.' }
  const answers = [
    refuse('invalid', 'No', wrong),
    refuse('invalid', 'No', { ...wrong, phone_number: 'This is no US number.' }),
  ]
  server.answer({ ...ready, 'POST /api/candidates': () => answers.shift() })
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await dialog.findByText('This is no day.')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await dialog.findByText('This is no US number.')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveFocus())
})
