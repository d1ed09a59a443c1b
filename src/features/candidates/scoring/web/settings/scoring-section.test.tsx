import { rubricNames, rubrics } from '@reinforce/resume-reader/rubric/weights.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const settings = (more: object = {}) => ({
  rubricVersion: '1',
  rubrics: rubricNames.map((name) => ({
    name,
    anchors: rubrics[name].anchors,
    criteria: rubrics[name].criteria.map(({ name: criterion, points }) => ({
      name: criterion,
      published: points,
      points,
    })),
  })),
  values: ['Families come first'],
  model: null as { name: string; host: string; reads: boolean } | null,
  blind: { one_in: null, since: null, waiting: 0, decided: 0 },
  read: { scored: 350, older: 0, waits: 0, failed: 2 },
  ...more,
})
type ScoringValues = { weights: Record<string, Record<string, number>>; values: string[] }
/** What the server answers once these were saved. */
const weighed = ({ weights, values }: ScoringValues) => {
  const usual = settings()
  return {
    ...usual,
    values,
    rubrics: usual.rubrics.map((rubric) => ({
      ...rubric,
      criteria: rubric.criteria.map((one) => ({ ...one, points: weights[rubric.name]?.[one.name] ?? one.published })),
    })),
  }
}
const change = (before: number | null, after: number | null) => ({ before, after })
const preview = {
  people: 350,
  changed: 214,
  higher: 120,
  lower: 94,
  isCut: false,
  most: [
    {
      id: '3c1a2f0e-7c3e-4a55-9a34-0f3a3f2b1c11',
      name: '<b>Ana</b>',
      skills: change(40, 72),
      experience: change(30, 30),
      cultureFit: change(null, null),
    },
  ],
}
const sent = (method: string, path: string) =>
  server.asked.filter((ask) => ask.method === method && ask.path === path).map(({ body }) => body)
const open = (who: Parameters<typeof createPerson>[0], answers: object = {}) => {
  const me = createPerson(who)
  const path = `/api/organizations/${me.organization.id}/scoring`
  let saved = settings()
  server.answer({
    ...createHealthyServer(me),
    [`GET ${path}`]: () => saved,
    [`POST ${path}/preview`]: () => preview,
    [`PUT ${path}`]: ({ body }: { body: unknown }) => {
      saved = weighed(body as ScoringValues)
      return { waits: 350 }
    },
    [`POST ${path}/again`]: () => ({ waits: 352 }),
    ...answers,
  })
  return { ...renderApp('/settings?tab=scoring#ai-review'), path }
}

test('weights that add up are previewed and saved; others cannot be', async () => {
  const { user, path } = open({ adminLevel: 'Admin' })
  const skills = within(await screen.findByRole('region', { name: 'RBT: skills' }))
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toBeDisabled()
  const certification = skills.getByLabelText('Certification')
  await user.clear(certification)
  await user.type(certification, '55')
  expect(skills.getByRole('status')).toHaveTextContent('110 of 100')
  expect(save).toBeDisabled()
  const methods = skills.getByLabelText('Teaching methods')
  await user.clear(methods)
  await user.type(methods, '8')
  expect(skills.getByRole('status')).toHaveTextContent('100 of 100')
  await user.click(screen.getByRole('button', { name: 'Preview Changes' }))
  expect(await screen.findByText('Would change 214 of 350 scores: 120 higher, 94 lower.')).toBeVisible()
  expect(screen.getByText('<b>Ana</b>')).toBeVisible()
  expect(screen.getByText(/: skills 40 → 72$/)).toBeVisible()
  await user.click(save)
  expect(await screen.findByText('Saved. 350 resumes are being scored with it now.')).toBeVisible()
  const weights = {
    rbt_skills: {
      Certification: 55,
      'Teaching methods': 8,
      'Data and notes': 14,
      'Behavior reduction': 13,
      'Safety and privacy': 10,
    },
  }
  expect(sent('PUT', path)).toEqual([{ weights, values: ['Families come first'] }])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('PUT', path)).toHaveLength(2))
  expect(sent('PUT', path)[1]).toEqual({ weights: {}, values: ['Families come first'] })
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'RBT: skills' })).getByLabelText('Certification')).toHaveValue(
      '45',
    ),
  )
})

test('all are read again after a question, and what waits is shown with its progress', async () => {
  const { user, path } = open({ adminLevel: 'Admin' })
  await user.click(await screen.findByRole('button', { name: 'Read All Again' }))
  await user.click(await screen.findByRole('button', { name: 'Read 352 resumes' }))
  await waitFor(() => expect(sent('POST', `${path}/again`)).toHaveLength(1))
})

test('previews the change by today’s rubric before every resume is read again', async () => {
  const most = [
    {
      id: toId(7),
      name: 'Ana García',
      skills: { before: 40, after: 66 },
      experience: { before: 20, after: 20 },
      cultureFit: { before: null, after: null },
    },
  ]
  const me = createPerson({ adminLevel: 'Admin' })
  const { user } = open(
    { adminLevel: 'Admin' },
    {
      [`POST /api/organizations/${me.organization.id}/scoring/again/preview`]: () => ({
        people: 200,
        changed: 1,
        higher: 1,
        lower: 0,
        isCut: true,
        most,
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Compare With Current Rubric' }))
  expect(await screen.findByText('Would change 1 of the first 200 scores: 1 higher, 0 lower.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ana García' })).toBeVisible()
  expect(screen.getByText(/skills 40 → 66/)).toBeVisible()
})

const model = { name: 'small', host: 'models.example.test', reads: false }

test('an Admin lets a language model read new resumes too, and sees the data and its receiver', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const path = `/api/organizations/${me.organization.id}/scoring`
  let reads = false
  const { user } = open(
    { adminLevel: 'Admin' },
    {
      [`GET ${path}`]: () => settings({ model: { ...model, reads } }),
      [`PUT ${path}/model`]: () => {
        reads = true
        return { ok: true }
      },
    },
  )
  const second = within(await screen.findByRole('region', { name: 'AI review' }))
  expect(second.getByText(/changes no score.*to models\.example\.test three times/)).toBeInTheDocument()
  const box = second.getByRole('switch', { name: 'Have an AI model read new resumes, too' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await waitFor(() => expect(second.getByRole('switch')).toBeChecked())
  expect(sent('PUT', `${path}/model`)).toEqual([{ reads: true }])
})

test('a switch that fails shows an error and stays as it was', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const path = `/api/organizations/${me.organization.id}/scoring`
  const { user } = open(
    { adminLevel: 'Admin' },
    {
      [`GET ${path}`]: () => settings({ model }),
      [`PUT ${path}/model`]: () => refuse('conflict', 'This installation has no AI model.'),
    },
  )
  await user.click(await screen.findByRole('switch'))
  expect(await screen.findByText('This installation has no AI model.')).toBeVisible()
  expect(screen.getByRole('switch')).not.toBeChecked()
})

test('without a language model, the page states that nothing is sent to one', async () => {
  open({ adminLevel: 'Admin' })
  expect(await screen.findByText('This installation has no AI model, so nothing is sent to one.')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a reader who is no Admin sees whether a language model reads, and cannot switch it', async () => {
  const me = createPerson({ adminLevel: 'Manager' })
  open(
    { adminLevel: 'Manager' },
    { [`GET /api/organizations/${me.organization.id}/scoring`]: () => settings({ model: { ...model, reads: true } }) },
  )
  const box = await screen.findByRole('switch')
  expect(box).toBeChecked()
  expect(box).toBeDisabled()
})

test('a reader who is no Admin sees the rubric, waiting and failed resumes; a failure can be retried', async () => {
  let fails = true
  const me = createPerson({ adminLevel: 'Manager' })
  const { user } = open(
    { adminLevel: 'Manager' },
    {
      [`GET /api/organizations/${me.organization.id}/scoring`]: () => {
        if (fails) return refuse('unavailable', 'Something went wrong.')
        return settings({ read: { scored: 10, older: 4, waits: 3, failed: 1 } })
      },
    },
  )
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 })
  fails = false
  await user.click(retry)
  const read = within(await screen.findByRole('region', { name: 'Resumes read' }))
  expect(read.getByRole('status')).toHaveTextContent(
    '10 resumes read. 4 of them used an earlier rubric than today’s 1. 3 waiting. We read them in the background, newest first. We couldn’t read 1.',
  )
  expect(read.getByRole('progressbar', { name: '11 of 14 read' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Read All Again' })).toBeNull()
  expect(screen.getByLabelText('Your clinic’s values')).toHaveAttribute('readonly')
})
