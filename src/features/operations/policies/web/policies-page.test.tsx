import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const world = createHealthyServer(createPerson({ adminLevel: 'Manager' }))
const read = {
  organization: 'Bright Path ABA',
  retentionMonths: 60,
  data: [
    {
      group: 'Texts',
      kinds: [
        { title: 'Texts', onDeletion: 'emptied', because: 'the times prove consent', keptDays: null },
        { title: 'Drafts of texts', onDeletion: 'deleted', because: null, keptDays: 30 },
      ],
    },
  ],
  services: [{ name: 'Twilio', gets: 'Phone numbers and texts, to deliver them' }],
}

test('shows services, retention, the data map, and the notices by state; a failure can be tried again', async () => {
  server.answer({ ...world, 'GET /api/policies': () => refuse('unavailable', 'Away.') })
  const { user } = renderApp('/policies')
  await screen.findByText('Couldn’t load the policies.')
  server.answer({ ...world, 'GET /api/policies': () => read })
  await user.click(screen.getByRole('button', { name: /Retry|Try Again/ }))
  expect(await screen.findByRole('row', { name: /Twilio Phone numbers and texts/ })).toBeVisible()
  expect(screen.getByText(/never hired 60 months after/)).toBeVisible()
  const texts = within(screen.getByRole('table', { name: 'Texts' }))
  expect(texts.getByRole('row', { name: 'Drafts of texts 30 days Deleted' })).toBeVisible()
  expect(texts.getByText('Emptied of personal data: the times prove consent')).toBeVisible()
  expect(screen.getByRole('row', { name: /^Colorado/ })).toBeVisible()
})
