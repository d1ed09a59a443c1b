import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}`
const api = `/api/candidates/${one.id}`
const open = (
  more: Parameters<typeof createProfile>[1] = {},
  answers: Record<string, (ask: never) => unknown> = {},
) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET ${api}/profile`]: () => createProfile(1, more),
    ...answers,
  })
  return renderApp(at)
}
const choose = async (user: ReturnType<typeof renderApp>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const findBody = (method: string) =>
  server.asked.findLast((ask) => ask.method === method && ask.path.startsWith(api))?.body

const duplicate = {
  id: toId(10_002),
  name: 'Candidate C2',
  position: 'RBT' as const,
  status: 'Initial Inquiry',
  created_at: '2026-11-19T15:00:00Z',
  level: 'possible' as const,
  reasons: ['Same phone' as const],
}

test('the page shows an application without consent, and the next step', async () => {
  const asked = {
    state: 'unknown',
    source: 'Apply page, not agreed to: I agree',
    at: '2026-03-14T15:00:00.000Z',
  } as const
  open({ consent: { ...asked, optedOutAt: null } })
  expect(await screen.findByText('Didn’t agree to texts')).toBeVisible()
  expect(screen.queryByText('Consent to text unknown')).toBeNull()
  expect(screen.getByRole('note', { name: 'Next step' })).toHaveTextContent(
    'They didn’t agree to texts on their application',
  )
})

test('merges a duplicate: fills in missing values and lets the user choose between different ones', async () => {
  const other = createProfile(2, { candidate: { city: 'Waco', certification_number: 'RBT-24-348734' } })
  const { user } = open(
    { duplicates: [duplicate] },
    {
      [`GET /api/candidates/${duplicate.id}/profile`]: () => other,
      [`POST ${api}/merge`]: () => ({ filled: ['city'], moved: { notes: 2, texts: 5, interviews: 1 } }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Merge with duplicate' })
  expect(await within(dialog).findByText(/from the other record: Certification number\./)).toBeVisible()
  await user.click(within(dialog).getByRole('checkbox', { name: 'City: use “Waco”' }))
  await user.click(within(dialog).getByRole('button', { name: 'Merge 2 Records' }))
  expect(await screen.findByText('Records merged. Moved: 2 notes, 5 texts and 1 interview.')).toBeInTheDocument()
  expect(findBody('POST')).toEqual({ other_id: duplicate.id, take: ['city'] })
})

test('a merged record says into which one', async () => {
  open({ mergedInto: { id: toId(10_009), name: 'Ana García', position: 'RBT', merge: null } })
  expect(await screen.findByRole('link', { name: 'Ana García' })).toHaveAttribute('href', `/candidate/${toId(10_009)}`)
  expect(screen.getByText(/older than the undo feature/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo Merge' })).not.toBeInTheDocument()
})

const undone = {
  restored: ['city'],
  back: { notes: 2, texts: 5, interviews: 1, documents: 0 },
  stayed: {
    fields: ['email_address'],
    newer: { notes: 0, texts: 1 },
    gone: 0,
    status: false,
    refusal: true,
    erasure: false,
  },
}

test('a merge is undone from its toast, which reports parts that stayed', async () => {
  const { user } = open(
    { duplicates: [duplicate] },
    {
      [`GET /api/candidates/${duplicate.id}/profile`]: () => createProfile(2),
      [`POST ${api}/merge`]: () => ({ filled: [], moved: { notes: 0, texts: 0, interviews: 0 } }),
      [`POST /api/candidates/${duplicate.id}/unmerge`]: () => undone,
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  await user.click(await screen.findByRole('button', { name: 'Merge 2 Records' }))
  expect(await screen.findByText('Records merged. Nothing to move.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await screen.findByText(
      'Merge undone. There are two records again. Moved back to the other record: 2 notes, 5 texts and 1 ' +
        'interview. 1 text added since stayed with the kept record. Email changed since and stayed. Both records ' +
        'stay opted out of texts.',
    ),
  ).toBeInTheDocument()
})

const merged = {
  id: toId(10_009),
  name: 'Ana García',
  position: 'RBT' as const,
  merge: {
    at: '2026-11-20T15:00:00Z',
    by: { kind: 'person' as const, name: 'Riley Adams' },
    moved: { notes: 2, texts: 0, interviews: 1, documents: 1 },
  },
}

test('on the page of a record that was merged the merge is undone after a look at what goes back and what stays', async () => {
  let tries = 0
  const { user } = open(
    { mergedInto: merged },
    {
      [`POST ${api}/unmerge`]: () => {
        tries += 1
        return tries === 1 ? refuse('conflict', 'Undo that merge first.') : undone
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Undo Merge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this merge?' })
  expect(await within(dialog).findByText(/Merged into Ana García by Riley Adams, Nov 20, 2026/)).toBeVisible()
  expect(within(dialog).getByText(/Moves back to this record: 2 notes, 1 interview and 1 document/)).toBeVisible()
  expect(within(dialog).getByText(/added since the merge stays with Ana García/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Undo Merge' }))
  expect(await within(dialog).findByText('Undo that merge first.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Undo Merge' }))
  expect(await screen.findByText(/Merge undone/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the timeline of the kept record leads to the one that was merged, where a merge is undone', async () => {
  const item = { id: toId(7), at: '2026-11-20T15:00:00Z', by: merged.merge.by, before: null }
  const { user } = open(
    {},
    {
      [`GET ${api}/timeline`]: () => ({
        items: [{ ...item, name: 'candidate.merged', after: { other_id: duplicate.id } }],
        page: 1,
        hasMore: false,
      }),
    },
  )
  await user.click(await screen.findByRole('tab', { name: 'Timeline' }))
  expect(await screen.findByRole('link', { name: 'Open the merged record' })).toHaveAttribute(
    'href',
    `/candidate/${duplicate.id}`,
  )
})

test('a read-only link is shown once, and those that are open can be withdrawn', async () => {
  const share = {
    id: toId(5),
    created_at: '2026-11-20T15:00:00Z',
    last_day: '2026-11-27',
    opened: 3,
    last_opened_at: null,
    by: { kind: 'person', name: 'Riley Adams' },
  }
  const { user } = open(
    {},
    {
      [`GET ${api}/shares`]: () => ({ shares: [share] }),
      [`POST ${api}/shares`]: () => ({ link: '/files/shared/abc', last_day: '2026-11-27' }),
      [`DELETE /api/candidates/shares/${share.id}`]: () => ({ ok: true }),
    },
  )
  await choose(user, 'Share Read-Only Link')
  const dialog = await screen.findByRole('dialog', { name: 'Share read-only link' })
  expect(await within(dialog).findByText(/by Riley Adams · opened 3 times/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Create Link' }))
  expect(await within(dialog).findByRole('textbox', { name: 'Link' })).toHaveValue(
    `${window.location.origin}/files/shared/abc`,
  )
  expect(findBody('POST')).toEqual({ days: 7 })
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(server.asked.some((ask) => ask.method === 'DELETE')).toBe(true))
})

test('a candidate with a deletion request is marked, and kept after all with one click', async () => {
  const { user } = open(
    { erasure: { on: '2026-12-20', reason: 'Wrote an email' } },
    { [`PUT ${api}/erasure`]: () => ({ eraseOn: null }) },
  )
  expect(await screen.findByText(/We delete the record on Dec 20, 2026/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel Deletion' }))
  await waitFor(() => expect(findBody('PUT')).toEqual({ wanted: false }))
  expect(await screen.findByText(/stays opted out of texts until this person agrees/)).toBeVisible()
})

test('a request to be deleted is noted with how they asked', async () => {
  const { user } = open({}, { [`PUT ${api}/erasure`]: () => refuse('unavailable', 'Try later') })
  await choose(user, 'Delete on Request')
  await user.type(await screen.findByRole('textbox', { name: 'How did they ask?' }), 'By phone')
  await user.click(screen.getByRole('button', { name: 'Delete in 30 Days' }))
  expect(await screen.findByText('Try later')).toBeVisible()
  expect(findBody('PUT')).toEqual({ wanted: true, reason: 'By phone' })
})

test('a resume is replaced by pasted words', async () => {
  const { user } = open(
    {},
    {
      [`GET ${api}/resume`]: () => ({ ...one, resume_text: 'Old words', file: null }),
      [`PUT ${api}/resume`]: () => ({ ok: true }),
    },
  )
  await user.click(await screen.findByRole('tab', { name: 'Resume' }))
  await user.click(await screen.findByRole('button', { name: 'Replace Resume' }))
  expect(await screen.findByRole('button', { name: 'Save Resume' })).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Or paste the text' }), 'New words')
  await user.click(screen.getByRole('button', { name: 'Save Resume' }))
  await waitFor(() => expect(findBody('PUT')).toEqual({ resume_text: 'New words' }))
})

test('the auto scheduler is offered where the organization has it', async () => {
  const { user } = open(
    { scheduler: true },
    { 'POST /api/scheduler': () => ({ runId: toId(4), queued: 0, skipped: 0, logged: true }) },
  )
  await choose(user, 'Auto Scheduler')
  expect(await screen.findByText(/will be sent to the auto scheduler/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start Auto Scheduler' })).toBeEnabled()
})

test('anyone who is in the blind sample shows no analysis until someone decides', async () => {
  const hidden = 'This candidate is in the blind sample. The score appears after you decide.'
  open({ candidate: { unread: hidden }, blind: { decided: null } })
  expect(await screen.findByText(hidden)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Skills' })).toBeNull()
})

test('anyone who was decided before the score showed has their analysis, and what was decided', async () => {
  const decided = { at: '2026-11-20T18:00:00.000Z', by: null, status: 'Archived', number: null }
  open({ blind: { decided }, scores: { ...createProfile(1).scores, skills_percentage: '80' } })
  expect(await screen.findByText('Decided before the score appeared: Archived, Nov 20, 2026.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Skills' })).toBeVisible()
})
