import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('a note that failed leaves no message after it is saved', async () => {
  const id = toId(101)
  const answers = [refuse('unavailable', 'Down'), { id: toId(7) }]
  server.answer({ ...createInbox(), [`POST /api/texts/threads/${id}/notes`]: () => answers.shift() })
  const { user } = renderApp(`/messages?thread=${id}`)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Message type' }), 'Note')
  const note = await screen.findByRole('textbox', { name: 'Note' })
  await user.type(note, 'Prefers calls')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(await screen.findByText('Down')).toBeVisible()
  expect(note).toHaveValue('Prefers calls')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  await waitFor(() => expect(note).toHaveValue(''))
  expect(screen.queryByText('Down')).not.toBeInTheDocument()
})
