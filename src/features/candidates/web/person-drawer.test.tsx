import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { profile } from '../../../app/web/testing/profile.ts'
import { renderApp } from '../../../app/web/testing/render-app.tsx'
import { type candidate, healthy, person, candidate as rowOf } from '../../../app/web/testing/world.ts'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const none = {
  ...profile(1).scores,
  fitReason: 'Why so.',
  counts_culture_fit: true,
  score_override: null,
}
const analysisOf = (n: number): [string, () => { candidate: ReturnType<typeof candidate> }] => [
  `GET /api/candidates/${rowOf(n).id}/analysis`,
  () => ({ candidate: rowOf(n), ...none }),
]
const world = (me = person()) => ({
  ...healthy(me),
  ...Object.fromEntries([1, 2, 3].map(analysisOf)),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired'], total: 1 }),
})
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('beside the list one walks from person to person, by button and by J and K', async () => {
  server.answer(world())
  const { user, path } = renderApp(`/?open=analysis&id=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate analysis' }))
  expect(await heading('Candidate B1')).toBeVisible()
  expect(drawer.getByText('1 of 3')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Previous candidate (K)' })).toBeDisabled()
  await user.click(drawer.getByRole('button', { name: 'Next candidate (J)' }))
  expect(await heading('Candidate C2')).toBeVisible()
  await user.keyboard('j')
  expect(await heading('Candidate D3')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Next candidate (J)' })).toBeDisabled()
  await user.keyboard('k')
  expect(await heading('Candidate C2')).toBeVisible()
  expect(path()).toContain(`id=${rowOf(2).id}`)
})

test('what is done about somebody begins in the drawer and ends there', async () => {
  server.answer(world())
  const { user } = renderApp(`/?open=analysis&id=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate analysis' }))
  expect(drawer.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', `/candidate/${rowOf(1).id}`)
  expect(drawer.getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    `/candidate/${rowOf(1).id}?tab=interviews&dialog=interview`,
  )
  await user.click(drawer.getByRole('button', { name: 'Status' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pipeline Status' }))
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Candidate analysis' })).toBeVisible()
  expect(await heading('Candidate B1')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Pipeline Status' })).not.toBeInTheDocument())
})

test('résumé and conversation stand in the same drawer', async () => {
  const { id } = rowOf(1)
  server.answer({
    ...world(),
    [`GET /api/candidates/${id}/texts`]: () => ({
      thread: null,
      entries: [],
      before: null,
      candidateId: id,
      draft: null,
      prefersSpanish: false,
    }),
  })
  const { user, path } = renderApp(`/?open=analysis&id=${id}`)
  const choice = await screen.findByRole('radio', { name: 'Resume' })
  await user.click(choice)
  await screen.findByRole('dialog', { name: 'Resume' })
  await user.click(screen.getByRole('radio', { name: 'Messages' }))
  expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible()
  expect(await heading('Candidate B1')).toBeVisible()
  expect(await screen.findByText('Write to Candidate B1 here, or log a call.')).toBeVisible()
  expect(path()).toContain('open=messages')
  // The choice has the focus: a letter is no typing there.
  await user.keyboard('j')
  expect(await heading('Candidate C2')).toBeVisible()
})

test('who may not edit reads, and does nothing', async () => {
  const reader = { ...person(), can: person().can.filter((right) => right !== 'candidates:edit') }
  server.answer(world(reader))
  renderApp(`/?open=analysis&id=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate analysis' }))
  expect(await drawer.findByRole('link', { name: 'Open page' })).toBeVisible()
  for (const name of ['Status', 'Text']) expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(drawer.queryByRole('link', { name: 'Book' })).not.toBeInTheDocument()
})
