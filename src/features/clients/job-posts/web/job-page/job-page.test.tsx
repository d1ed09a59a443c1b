import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'
import { createPicture } from '../../rules/testing/create-picture.ts'

const server = fakeServer()
const empty = { name: 'Bright Path ABA', accent: null, logo: null, photos: [], path: '/apply/BPA-WAC-R22' }
const world = createHealthyServer(createPerson({ adminLevel: 'Admin' }))
const pictures = '/api/me/job-page/pictures'
const open = async () => {
  const { user } = renderApp('/settings?tab=advanced#job-page')
  return { user, card: within(await screen.findByRole('region', { name: 'Job page' })) }
}
const file = new File([createPicture('png')], 'room.png', { type: 'image/png' })

test('an Admin chooses a color, and reads what becomes of it', async () => {
  let accent: string | null = null
  server.answer({
    ...world,
    'GET /api/me/job-page': () => ({ ...empty, accent }),
    'PUT /api/me/job-page': ({ body }) => {
      accent = (body as { accent: string }).accent.toLowerCase()
      return { ok: true }
    },
  })
  const { user, card } = await open()
  const color = await card.findByLabelText(/^Accent color/)
  await user.type(color, '#FFD400')
  expect(card.getByText('Some parts are darker on light pages, so everyone can read them.')).toBeVisible()
  expect(card.getByRole('img', { name: 'Button and link on dark' })).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Save Color' }))
  expect(await screen.findByText('Color saved.')).toBeVisible()
  await waitFor(() => expect(card.getByLabelText(/^Accent color/)).toHaveValue('#ffd400'))
  expect(card.getByRole('link', { name: 'Open a Job Page' })).toHaveAttribute('href', '/apply/BPA-WAC-R22')
})

test('a photo needs words, and a refusal keeps them', async () => {
  server.answer({
    ...world,
    'GET /api/me/job-page': () => empty,
    [`POST ${pictures}`]: () => refuse('invalid', 'Choose a PNG, JPEG, or WebP picture that isn’t animated.'),
  })
  const { user, card } = await open()
  await user.upload(await card.findByLabelText('Photo file'), file)
  await user.click(card.getByRole('button', { name: 'Add Photo' }))
  expect(await card.findByText('Describe the photo for people who can’t see it.')).toBeVisible()
  expect(server.times('POST', pictures)).toBe(0)
  await user.type(card.getByLabelText('Photo description'), 'Our playroom')
  await user.click(card.getByRole('button', { name: 'Add Photo' }))
  expect(await card.findByText('Choose a PNG, JPEG, or WebP picture that isn’t animated.')).toBeVisible()
  expect(card.getByLabelText('Photo description')).toHaveValue('Our playroom')
  const sent = server.asked.find(({ path }) => path === pictures)?.body as FormData
  expect([sent.get('kind'), sent.get('alt')]).toEqual(['photo', 'Our playroom'])
})

test('a fifth photo has no form, and one is removed only after a question', async () => {
  const photos = [1, 2, 3, 4].map((n) => ({ id: toId(900 + n), alt: `Room ${n}`, width: 1600, height: 1200 }))
  server.answer({
    ...world,
    'GET /api/me/job-page': () => ({ ...empty, photos }),
    [`DELETE ${pictures}/${toId(902)}`]: () => ({ ok: true }),
  })
  const { user, card } = await open()
  expect(await card.findByRole('img', { name: 'Room 2' })).toHaveAttribute('src', `/job-pictures/${toId(902)}`)
  expect(card.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Remove Photo: Room 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this photo?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove Photo' }))
  expect(await screen.findByText('Picture removed.')).toBeVisible()
})

test('another description is saved, and an empty one is refused at its field', async () => {
  const photos = [{ id: toId(901), alt: 'Room', width: 1600, height: 1200 }]
  const sent: unknown[] = []
  server.answer({
    ...world,
    'GET /api/me/job-page': () => ({ ...empty, photos }),
    [`PUT ${pictures}/${toId(901)}`]: ({ body }) => {
      sent.push(body)
      const { alt } = body as { alt: string }
      return alt === '' ? refuse('invalid', 'Describe the photo.', { alt: 'Describe the photo.' }) : { ok: true }
    },
  })
  const { user, card } = await open()
  await user.click(await card.findByRole('button', { name: 'Edit Description: Room' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit description' }))
  await user.clear(dialog.getByLabelText('Photo description'))
  await user.click(dialog.getByRole('button', { name: 'Save Description' }))
  expect(await dialog.findByText('Describe the photo.')).toBeVisible()
  await user.type(dialog.getByLabelText('Photo description'), 'Our playroom')
  await user.click(dialog.getByRole('button', { name: 'Save Description' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ alt: '' }, { alt: 'Our playroom' }])
})
