import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, none, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const admin = createPerson({ adminLevel: 'Admin' })
const nobody = { total: 0, initial_inquiry: 0, in_process: 0, hired: 0, interviewed: 0 }
const steps = {
  code: true,
  post: true,
  candidate: false,
  colleague: false,
  hours: false,
  screening: false,
  text: false,
}
type FirstDay = { list: 'none' | 'folded' | 'open'; questions: 'none' | 'open' | 'put_off' }

/** A clinic that no one has applied at, where nothing waits and no money was paid. */
const createFirstDay = (firstDay: FirstDay, me = admin) => {
  const world = createHealthyServer(me)
  const today = world['GET /api/dashboard/today']()
  const overview = world['GET /api/dashboard/overview']()
  return {
    ...world,
    'POST /functions/v1/rpc/get_candidate_stats': () => nobody,
    'GET /functions/v1/admin-get-all-candidates': () => ({
      counts: { today: 0, yesterday: 0, hired: 0, total: 0 },
      data: [],
    }),
    'GET /functions/v1/stripe-invoices': () => ({ invoices: [] }),
    'GET /api/dashboard/overview': () => ({
      ...overview,
      firstTouch: { minutes: null, waiting: 0 },
      jobPostStates: { good: 1, warning: 0, alert: 0 },
      money: null,
    }),
    'GET /api/dashboard/today': () => ({
      ...today,
      toReview: 0,
      waiting: none,
      interviews: 0,
      documents: 0,
      unconfirmed: 0,
      timesMissing: 0,
      firstDay,
    }),
    'GET /api/first-steps': () => ({
      steps,
      invited: false,
      codes: [{ id: toId(5), code: 'BPA-L1-R2', position: 'RBT', location: 'Round Rock' }],
      codeCount: 3,
    }),
    'PUT /api/me/first-steps': () => ({ ok: true }),
  }
}
const findSteps = async () => within(await screen.findByRole('region', { name: 'First steps' }))
const marks = (list: Awaited<ReturnType<typeof findSteps>>) =>
  list.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))

test('a new clinic sees its first steps alone; figures wait until there is something to say', async () => {
  server.answer(createFirstDay({ list: 'open', questions: 'none' }))
  renderApp('/')
  const list = await findSteps()
  expect(await list.findByText('1 of 6 done')).toBeVisible()
  expect(marks(list)).toEqual(['To do', 'Done', 'To do', 'To do', 'To do', 'To do'])
  expect(list.getByRole('button', { name: 'Copy the apply link of BPA-L1-R2' })).toBeVisible()
  for (const [name, href] of [
    ['QR code of BPA-L1-R2', `/active-job-codes?q=BPA-L1-R2&dialog=qr&id=${toId(5)}`],
    ['All 3 codes', '/active-job-codes'],
    ['Add Candidate', '/candidate-directory?open=add'],
    ['Import List', '/imports'],
    ['Invite Colleague', '/user-management?dialog=invite'],
    ['Set Hours', '/automations?section=hours'],
    ['Set Up Screening', '/automations?tab=presets&change=applicant'],
  ] as const)
    expect(list.getByRole('link', { name })).toHaveAttribute('href', href)
  // What is done asks for nothing more.
  expect(list.queryByRole('link', { name: 'Add Job Post' })).not.toBeInTheDocument()
  for (const name of ['Today’s Candidate Leaderboard', 'Candidates', 'Needs attention'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  expect(screen.queryByText('Total Hired')).not.toBeInTheDocument()
})

test('folds to its count at once, is dismissed with a way back, and both are stored', async () => {
  const sent: unknown[] = []
  server.answer({
    ...createHealthyServer(admin),
    'GET /api/dashboard/today': createFirstDay({ list: 'open', questions: 'none' })['GET /api/dashboard/today'],
    'GET /api/first-steps': createFirstDay({ list: 'open', questions: 'none' })['GET /api/first-steps'],
    'PUT /api/me/first-steps': ({ body }: { body: unknown }) => {
      sent.push(body)
      return { ok: true }
    },
  })
  const { user } = renderApp('/')
  const list = await findSteps()
  // With candidates the dashboard is whole.
  expect(await screen.findByText('Total Hired')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Hide Steps' }))
  expect(list.getByText('1 of 6 done')).toBeVisible()
  expect(list.getByText('Next: Get your first candidate')).toBeVisible()
  expect(list.queryByRole('list')).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'Dismiss first steps' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toEqual([{ folded: true }, { dismissed: true }, { dismissed: false }]))
})

test('a Manager sees the steps that they can do', async () => {
  server.answer(createFirstDay({ list: 'open', questions: 'none' }, createPerson({ adminLevel: 'Manager' })))
  renderApp('/')
  expect(await (await findSteps()).findByText('1 of 3 done')).toBeVisible()
})

test('the service’s own first day leads from its first client to an applicant', async () => {
  const me = createPerson({ platform: true, adminLevel: 'Admin' })
  server.answer({
    ...createFirstDay({ list: 'open', questions: 'none' }, me),
    'GET /api/first-steps/service': () => ({
      steps: { client: true, location: false, code: false, candidate: false },
      clientId: toId(7),
    }),
  })
  renderApp('/')
  const list = await findSteps()
  expect(await list.findByText('1 of 4 done')).toBeVisible()
  expect(list.getByRole('link', { name: 'Add Location' })).toHaveAttribute(
    'href',
    `/organization/${toId(7)}?tab=locations`,
  )
  expect(list.getByRole('link', { name: 'Create Job Code' })).toHaveAttribute('href', '/active-job-codes?dialog=add')
})

const asked = {
  zone: { proposed: 'America/Chicago', isFromLocations: true, differ: false },
  hours: {
    weekdays: { opens: 540, closes: 1200 },
    saturday: { opens: 0, closes: 0 },
    sunday: { opens: 0, closes: 0 },
    onHolidays: false,
  },
  people: [{ id: toId(900), name: 'Priya Natarajan' }],
  interviewerId: toId(900),
  texts: {
    isOn: false,
    isTakenByScheduler: false,
    english: 'Hi Ana, this is Bright Path ABA.',
    spanish: 'Hola Ana, le escribe Bright Path ABA.',
    settings: { waitMinutes: 0, locationIds: [], topics: ['certified'], texts: [] },
  },
}
const played = {
  people: 4,
  texted: 3,
  texts: 7,
  inQuietHours: 0,
  answered: 2,
  booked: 1,
  finished: 0,
  waitForYou: 1,
  declined: 0,
  open: 0,
  notTexted: [],
  threads: [],
}
const rehearsal = `POST /api/organizations/${toId(2)}/automations/applicant/rehearsal`

/** Answers the questions, and keeps what is sent. */
const createQuestions = (questions: FirstDay['questions'] = 'open', me = admin) => {
  const sent: [string, unknown][] = []
  const keep =
    <T,>(name: string, reply: T) =>
    ({ body }: { body: unknown }) => {
      sent.push([name, body])
      return reply
    }
  let draft: { fields: unknown; savedAt: string } | null = null
  const answers = {
    ...createFirstDay({ list: 'open', questions }, me),
    'GET /api/me/form-draft': () => ({ draft }),
    'PUT /api/me/form-draft': ({ body }: { body: unknown }) => {
      const savedAt = '2026-11-20T15:00:00.000Z'
      draft = { fields: (body as { fields: unknown }).fields, savedAt }
      return { savedAt }
    },
    'GET /api/first-questions': () => asked,
    [rehearsal]: keep('rehearse', played),
    'POST /api/first-questions': keep('answer', { ok: true }),
    'PUT /api/me/first-steps': keep('view', { ok: true }),
  }
  return { answers, sent }
}
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Set up your clinic' }))

test('an Admin answers three questions at the first sign-in with three presses', async () => {
  const { answers, sent } = createQuestions()
  server.answer(answers)
  const { user } = renderApp('/')
  const dialog = await findDialog()
  await user.click(await dialog.findByRole('button', { name: 'Use Central Time' }))
  expect(await dialog.findByRole('heading', { name: 'Who interviews, and when?' })).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Use These Hours' }))
  expect(await dialog.findByText('Hi Ana, this is Bright Path ABA.')).toBeVisible()
  expect(dialog.getByText('Hola Ana, le escribe Bright Path ABA.')).toHaveAttribute('lang', 'es')
  expect(
    await dialog.findByText('Tried on last month’s applicants: 7 texts to 3 of 4. Nothing was sent.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Text New Applicants' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    ['rehearse', { interviewerId: toId(900), waitMinutes: 0, locationIds: [], topics: ['certified'], texts: [] }],
    ['answer', { time_zone: 'America/Chicago', hours: asked.hours, interviewer_id: toId(900), texts: true }],
  ])
})

test('Escape puts the questions off; the list opens them again where they were left', async () => {
  const { answers, sent } = createQuestions()
  server.answer(answers)
  const { user } = renderApp('/')
  const dialog = await findDialog()
  await user.click(await dialog.findByRole('button', { name: 'Use Central Time' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Saturday' }))
  expect(server.asked.some(({ path }) => path === '/api/first-steps')).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([['view', { questions_put_off: true }]])
  await user.click((await findSteps()).getByRole('button', { name: 'Answer 3 Questions' }))
  const again = await findDialog()
  expect(await again.findByRole('heading', { name: 'Who interviews, and when?' })).toBeVisible()
  expect(again.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
})

test('a reload begins where the answers were left', async () => {
  const saturday = JSON.stringify({ isOpen: true, from: '10:00', until: '13:00' })
  server.answer({
    ...createQuestions().answers,
    'GET /api/me/form-draft': () => ({ draft: { fields: { at: 2, saturday }, savedAt: '2026-11-20T15:00:00.000Z' } }),
  })
  renderApp('/')
  const dialog = await findDialog()
  expect(await dialog.findByRole('heading', { name: 'Who interviews, and when?' })).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
  expect(dialog.getByDisplayValue('13:00')).toBeVisible()
})

test('a refusal shows its reason, keeps the answers, and texts stay off without a yes', async () => {
  const { answers, sent } = createQuestions()
  server.answer({ ...answers, 'POST /api/first-questions': () => refuse('conflict', 'Someone was faster.') })
  const { user } = renderApp('/')
  const dialog = await findDialog()
  await user.click(await dialog.findByRole('button', { name: 'Use Central Time' }))
  await user.click(dialog.getByRole('button', { name: 'Use These Hours' }))
  await user.click(dialog.getByRole('button', { name: 'Skip Texts' }))
  expect(await dialog.findByText('Someone was faster.')).toBeVisible()
  server.answer(answers)
  await user.click(dialog.getByRole('button', { name: 'Skip Texts' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject(['answer', { texts: false }]))
})

test('questions that were put off wait in the list', async () => {
  server.answer(createQuestions('put_off').answers)
  renderApp('/')
  expect(await (await findSteps()).findByRole('button', { name: 'Answer 3 Questions' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
