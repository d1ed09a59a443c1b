import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createPerson, healthy } from './testing/world.ts'

const server = fakeServer()
const job = {
  organization: 'Bright Path ABA',
  location: 'Waco',
  city: 'Waco',
  state: 'TX',
  position: 'RBT',
  today: '2026-11-24',
  consentWording: 'I agree to receive text messages from Bright Path ABA about my application.',
}

const sentForm = () => {
  const body = server.asked.find((ask) => ask.method === 'POST' && ask.path.startsWith('/api/apply/'))?.body
  if (!(body instanceof FormData)) throw new Error('nothing was sent')
  return body
}

test('a person without an account applies by a code, consent and résumé included', async () => {
  server.answer({
    ...healthy(null),
    'GET /api/apply/BPA-WAC-R22': () => job,
    'POST /api/apply/BPA-WAC-R22': () => ({ ok: true }),
  })
  const { user } = renderApp('/apply/BPA-WAC-R22')
  expect(await screen.findByRole('heading', { name: 'Apply at Bright Path ABA' })).toBeVisible()
  expect(screen.getByText('Registered Behavior Technician (RBT) · Waco, TX')).toBeVisible()
  await user.type(screen.getByLabelText(/Full name/), 'Ana Diaz')
  await user.type(screen.getByLabelText('Phone'), '5125550100')
  await user.click(screen.getByRole('checkbox', { name: job.consentWording }))
  await user.click(screen.getByRole('button', { name: 'Paste the text instead' }))
  await user.type(screen.getByLabelText('Resume'), 'Two years as an RBT')
  await user.click(screen.getByRole('button', { name: 'Send Application' }))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const form = sentForm()
  expect(form.get('full_name')).toBe('Ana Diaz')
  expect(form.get('text_consent')).toBe('yes')
  expect(form.get('resume_text')).toBe('Two years as an RBT')
  expect(form.get('website')).toBe('')
  expect(form.get('id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('restores a typed application after a reload, without its consent, and deletes it once it is sent', async () => {
  server.answer({
    ...healthy(null),
    'GET /api/apply/BPA-WAC-R22': () => job,
    'POST /api/apply/BPA-WAC-R22': () => refuse('unavailable', 'Please try again.'),
  })
  const { user } = renderApp('/apply/BPA-WAC-R22')
  await user.type(await screen.findByLabelText(/Full name/), 'Ana Diaz')
  await user.click(screen.getByRole('checkbox', { name: job.consentWording }))
  await user.click(screen.getByRole('button', { name: 'Send Application' }))
  await screen.findByRole('alert')
  const first = sentForm().get('id')
  cleanup()
  renderApp('/apply/BPA-WAC-R22')
  expect(await screen.findByLabelText(/Full name/)).toHaveValue('Ana Diaz')
  expect(screen.getByRole('checkbox', { name: job.consentWording })).not.toBeChecked()
  server.asked.length = 0
  server.answer({ 'POST /api/apply/BPA-WAC-R22': () => ({ ok: true }) })
  await user.click(screen.getByRole('button', { name: 'Send Application' }))
  await screen.findByRole('heading', { name: 'Thank you!' })
  expect(sentForm().get('id')).toBe(first)
  cleanup()
  renderApp('/apply/BPA-WAC-R22')
  expect(await screen.findByLabelText(/Full name/)).toHaveValue('')
})

test('explains before sending how applications are scored, by the state of the place and the applicant’s own', async () => {
  server.answer({ ...healthy(null), 'GET /api/apply/X': () => ({ ...job, state: 'Illinois' }) })
  const { user } = renderApp('/apply/X')
  expect(await screen.findByRole('heading', { name: 'How your application is scored' })).toBeVisible()
  expect(screen.getByText(/people read the applications and make every decision/)).toBeVisible()
  expect(screen.getByText(/^Illinois:/)).toBeVisible()
  expect(screen.queryByText(/^California:/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'California' }))
  expect(screen.getByText(/^California:/)).toBeVisible()
})

test('an application sent again after a lost connection carries the same id, so that no one is added twice', async () => {
  const ids: unknown[] = []
  server.answer({
    ...healthy(null),
    'GET /api/apply/X': () => job,
    'POST /api/apply/X': ({ body }) => {
      ids.push(body instanceof FormData && body.get('id'))
      if (ids.length === 1) throw new TypeError('connection lost')
      return { ok: true }
    },
  })
  const { user } = renderApp('/apply/X')
  await user.click(await screen.findByRole('button', { name: 'Send Application' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send your application.')
  await user.click(screen.getByRole('button', { name: 'Send Application' }))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(ids[0]).toBe(ids[1])
})

test('a résumé of another kind is refused before it is sent', async () => {
  server.answer({ ...healthy(null), 'GET /api/apply/X': () => job })
  renderApp('/apply/X')
  await screen.findByRole('heading', { name: 'Apply at Bright Path ABA' })
  const field = document.querySelector('input[type=file]')
  if (!field) throw new Error('no file field')
  fireEvent.change(field, { target: { files: [new File(['x'], 'cv.exe')] } })
  expect(await screen.findByText('The resume must be a PDF, DOCX, ODT, RTF, or TXT file.')).toBeVisible()
})

test('refuses a photo of a page as unreadable, and the words can be pasted instead', async () => {
  server.answer({ ...healthy(null), 'GET /api/apply/X': () => job })
  const { user } = renderApp('/apply/X')
  await screen.findByRole('heading', { name: 'Apply at Bright Path ABA' })
  const field = document.querySelector('input[type=file]')
  if (!field) throw new Error('no file field')
  fireEvent.change(field, { target: { files: [new File(['x'], 'IMG_2041.HEIC', { type: 'image/heic' })] } })
  expect(await screen.findByText('We cannot read photos. Upload the original file or paste the text.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Paste the text instead' }))
  expect(screen.queryByText(/^We cannot read photos/)).toBeNull()
})

test('answers an unknown code kindly, also for someone who is signed in', async () => {
  server.answer({
    ...healthy(createPerson()),
    'GET /api/apply/NOPE': () => refuse('not-found', 'We do not know this code.'),
  })
  renderApp('/apply/NOPE')
  expect(await screen.findByText('We do not know this code.')).toBeVisible()
})

test('a demo request keeps what was typed when it is refused, then thanks', async () => {
  server.answer({
    ...healthy(null),
    'POST /api/demo-requests': () => refuse('invalid', 'Please check the fields.', { name: 'Enter your full name' }),
  })
  const { user } = renderApp('/demo')
  await user.type(await screen.findByLabelText(/Your clinic/), 'Sunrise ABA')
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  // What the form itself sees costs no call.
  expect(await screen.findByText('Enter your name')).toBeVisible()
  expect(server.times('POST', '/api/demo-requests')).toBe(0)
  await user.type(screen.getByLabelText(/Your name/), 'Marta Quinn')
  await user.type(screen.getByLabelText(/mail/), 'marta@sunrise.test')
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  expect(await screen.findByText('Enter your full name')).toBeVisible()
  expect(screen.getByLabelText(/Your clinic/)).toHaveValue('Sunrise ABA')
  server.answer({ 'POST /api/demo-requests': () => ({ ok: true }) })
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
})

test('an address too long to be a code is answered as kindly as an unknown one', async () => {
  server.answer(healthy(null))
  renderApp(`/apply/${'X'.repeat(200)}`)
  expect(await screen.findByText(/We do not know this code/)).toBeVisible()
  expect(server.asked.some((ask) => ask.path.startsWith('/api/apply/'))).toBe(false)
})
