import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../../platform/web/query-client.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { AuthProvider, type Session } from '../../../access/sign-in/web/public.ts'
import { SchedulerDialog } from './scheduler-dialog.tsx'

const signedOut = { status: 'signed-out' } as const
// Who is signed in is no matter of this dialog; the note about paused texts asks for it.
const nobody = { subscribe: () => () => undefined, state: () => signedOut } as unknown as Session

const server = fakeServer()
const toId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const getRunId = (body: unknown) => (body as { runId: string }).runId

const open = (count = 2) => {
  const onClose = vi.fn()
  const ids = Array.from({ length: count }, (_, n) => toId(n + 1))
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider session={nobody}>
          <SchedulerDialog opened onClose={onClose} subject={{ selection: { ids }, count, name: null }} />
        </AuthProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { user: userEvent.setup(), onClose }
}
const start = 'Start for 2 candidates'
const ready = (more: object = {}) => ({
  'GET /api/texts/pauses': () => ({ pauses: [] }),
  'POST /api/auto-scheduler/preview': () => ({ total: 2, ready: 2, consentUnknown: 0, ...more }),
})
beforeEach(() => server.answer(ready()))

test('a run is started once, even after a lost answer, and its results are shown person by person', async () => {
  server.answer({ 'POST /api/auto-scheduler/runs': () => refuse('unavailable', 'The server is busy.') })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: start }))
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument()
  const first = getRunId(server.asked.find((ask) => ask.path.endsWith('/runs'))?.body)
  server.answer({
    'POST /api/auto-scheduler/runs': ({ body }) => ({ runId: getRunId(body), queued: 1, skipped: 1, logged: false }),
    [`GET /api/auto-scheduler/runs/${first}`]: () => ({
      queued: 0,
      sent: 1,
      failed: 0,
      unknown: 0,
      skipped: 1,
      results: [
        { candidateId: toId(1), name: 'Ana Lee', result: 'sent', reason: null, sendAt: null },
        { candidateId: toId(2), name: 'Bo Kim', result: 'skipped', reason: 'Sent before', sendAt: null },
      ],
    }),
  })
  await user.click(screen.getByRole('button', { name: start }))
  expect(await screen.findByText('1 sent · 1 skipped')).toBeInTheDocument()
  expect(screen.getByText('Skipped: Sent before')).toBeInTheDocument()
})

test('without a webhook the request is logged and the dialog closes', async () => {
  server.answer({
    'POST /api/auto-scheduler/runs': ({ body }) => ({ runId: getRunId(body), queued: 0, skipped: 0, logged: true }),
  })
  const { user, onClose } = open()
  await user.click(await screen.findByRole('button', { name: start }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('starts for no one when everyone is skipped', async () => {
  server.answer(ready({ ready: 0 }))
  open()
  expect(await screen.findByText('No one in this selection can be sent to the auto scheduler.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start for 0 candidates' })).toBeDisabled()
})

test('skips people who never agreed to texts, unless the sender attests consent', async () => {
  server.answer({
    ...ready({ ready: 1, consentUnknown: 1 }),
    'POST /api/auto-scheduler/runs': ({ body }) => ({ runId: getRunId(body), queued: 2, skipped: 0, logged: true }),
  })
  const { user } = open()
  expect(await screen.findByRole('button', { name: 'Start for 1 candidate' })).toBeEnabled()
  expect(screen.getByText(/Otherwise they’re skipped/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /agreed to texts/ }))
  await user.click(screen.getByRole('button', { name: start }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path.endsWith('/runs'))?.body).toMatchObject({ attestConsent: true }),
  )
})
