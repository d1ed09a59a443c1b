import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createAutomation, createAutomations, rehearsal } from '../../../../app/web/testing/enrollments.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const admin = createPerson({ adminLevel: 'Admin' })
const at = `/api/organizations/${toId(2)}/automations`
const dana = { id: toId(9), name: 'Dana Reyes' }
const running = { isOn: true, problem: null, interviewer: dana, running: 12, onOlder: 3, version: 4 }
const ofProduct = [
  { key: 'first', english: '', spanish: '' },
  { key: 'times', english: '', spanish: '' },
]

const staged = (first = createAutomation(), me = admin, more: object = {}) =>
  server.answer({
    ...createHealthyServer(me),
    [`GET ${at}`]: () => createAutomations(first),
    [`GET ${at}/rereading`]: () => ({ reread: 0, differ: 0, rows: [] }),
    [`PUT ${at}/applicant`]: () => ({ ok: true }),
    [`POST ${at}/applicant/rehearsal`]: () => rehearsal,
    ...more,
  })
const sent = (method: string, path: string) =>
  server.asked.filter((one) => one.method === method && one.path === path).map(({ body }) => body)
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const openForm = async () => {
  const app = renderApp('/automations?tab=presets')
  await app.user.click((await card('New applicant')).getByRole('button', { name: 'Change New applicant' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New applicant' }))
  await dialog.findByLabelText('Minutes before the first text')
  return { ...app, dialog }
}
const choose = async ({ user, dialog }: Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'dialog'>, who: string) => {
  await user.click(dialog.getByRole('combobox', { name: 'Interviewer' }))
  await user.click(await screen.findByRole('option', { name: who }))
}

test('each automation shows its trigger, its steps, and its people', async () => {
  staged(createAutomation({ ...running, changedBy: 'Priya', changedAt: '2026-11-20T18:00:00.000Z' }))
  renderApp('/automations?tab=presets')
  const one = await card('New applicant')
  expect(one.getByText('An RBT who agreed to texts applies.')).toBeVisible()
  expect(one.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Texts them 5 minutes after they applied.',
    'Asks 2 questions.',
    'Offers three interview times.',
  ])
  const now = one.getByRole('link', { name: '12 people' })
  expect(now.parentElement).toHaveTextContent('12 people in it now. 3 people finish on the previous version.')
  expect(now).toHaveAttribute('href', '/automations?show=running&preset=applicant')
  expect(one.getByRole('link', { name: '3 people' })).toHaveAttribute(
    'href',
    '/automations?show=previous_settings&preset=applicant',
  )
  expect(one.getByText(/^Changed .* by Priya$/)).toBeVisible()
  expect(one.getByRole('switch', { name: 'New applicant: on' })).toBeChecked()
  const other = await card('No-show')
  expect(other.getByRole('switch', { name: 'No-show: off' })).not.toBeChecked()
  expect(other.getByText('Choose who interviews first.')).toBeVisible()
  expect(other.getByText('Built-in settings.')).toBeVisible()
})

test('shows the first text of each in English and Spanish, and one automation alone when its station was chosen', async () => {
  staged(createAutomation(running))
  const { user } = renderApp('/automations?tab=presets&preset=applicant')
  const one = await card('New applicant')
  expect(one.getByText('Hi {name}, this is an automatic text.')).toBeVisible()
  await user.click(one.getByRole('button', { name: 'Show Spanish' }))
  expect(one.getByText('Hola {name}, este texto es automático.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'No-show' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show All Automations' }))
  expect(await screen.findByRole('region', { name: 'No-show' })).toBeVisible()
})

test('an automation is switched on only once these settings were rehearsed', async () => {
  let first = createAutomation()
  staged(first, admin, {
    [`GET ${at}`]: () => createAutomations(first),
    [`PUT ${at}/applicant`]: () => {
      first = createAutomation({ isOn: true, interviewer: dana, problem: null, version: 1 })
      return { ok: true }
    },
  })
  const { user, dialog, path } = await openForm()
  const on = () => dialog.getByRole('button', { name: 'Turn On' })
  expect(on()).toBeDisabled()
  expect(dialog.getByText('Choose an interviewer.')).toBeVisible()
  await choose({ user, dialog }, 'Dana Reyes')
  expect(dialog.getByText('Try it on last month first. Nothing is sent.')).toBeVisible()
  expect(on()).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  const told = 'Last month: 391 texts to 143 people, 0 in quiet hours.'
  expect(await dialog.findByText(told)).toBeVisible()
  const played = {
    waitMinutes: 5,
    interviewerId: dana.id,
    topics: ['certified', 'hours'],
    locationIds: [],
    texts: ofProduct,
  }
  expect(sent('POST', `${at}/applicant/rehearsal`)).toEqual([played])
  expect(on()).toBeEnabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Whether they are 18 or older' }))
  expect(on()).toBeDisabled()
  expect(dialog.getByText('Settings changed. Try it again.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Whether they are 18 or older' }))
  await user.click(on())
  expect(await screen.findByText('New applicant is on.')).toBeVisible()
  expect(sent('PUT', `${at}/applicant`)).toEqual([{ isOn: true, ...played }])
  await waitFor(() => expect(path()).toBe('/automations?tab=presets'))
  expect(await (await card('New applicant')).findByRole('switch', { name: 'New applicant: on' })).toBeChecked()
})

test('proposes the reader as the interviewer: three presses turn it on', async () => {
  staged(createAutomation(), admin, {
    [`GET ${at}`]: () => ({
      ...createAutomations(createAutomation()),
      people: [dana, { id: toId(900), name: 'Priya' }],
    }),
  })
  const { user, dialog } = await openForm()
  expect(dialog.getByRole('combobox', { name: 'Interviewer' })).toHaveValue('Priya')
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Turn On' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Turn On' }))
  await waitFor(() => expect(sent('PUT', `${at}/applicant`)[0]).toMatchObject({ isOn: true, interviewerId: toId(900) }))
})

test('a rehearsal gives the reasons for people without texts, and its conversations can be opened', async () => {
  staged(createAutomation({ interviewer: dana }))
  const { user, dialog } = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  const played = within(await dialog.findByRole('region', { name: 'Last month' }))
  expect(played.getByText('16 people: “No consent to texts”')).toBeVisible()
  expect(played.getByText('1 person: “Opted out”')).toBeVisible()
  const steps = within(played.getByRole('list', { name: 'From text to interview' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '143 texted41 never answered',
    '102 answered12 wait for you15 said no or stopped texts4 still talking',
    '71 booked',
  ])
  expect(played.getByText(/Nothing was sent\. Replies are simulated/)).toBeVisible()
  expect(played.getByText('yes since may')).not.toBeVisible()
  await user.click(played.getByText('Applicant 1'))
  expect(played.getByText('yes since may')).toBeVisible()
  expect(played.getByText(/^They, /)).toBeVisible()
})

test('a failed rehearsal or change shows an error, and the settings stay', async () => {
  staged(createAutomation({ interviewer: dana }), admin, {
    [`POST ${at}/applicant/rehearsal`]: () => refuse('unavailable', 'The rehearsal rests.'),
  })
  const { user, dialog } = await openForm()
  await user.clear(dialog.getByLabelText('Minutes before the first text'))
  expect(dialog.getByText('Enter minutes to wait, from 0 to 10,080 (a week).')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Try It on Last Month' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Minutes before the first text'), '180')
  expect(dialog.getByText('After 3 hours, outside quiet hours')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  expect(await dialog.findByText('The rehearsal rests.')).toBeVisible()
  expect(dialog.getByLabelText('Minutes before the first text')).toHaveValue('180')
})

test('words are the clinic’s once they are changed, and the product’s again at one press', async () => {
  staged(createAutomation(running))
  const { user, dialog } = await openForm()
  await user.click(dialog.getByText('Wording (2 texts)'))
  const first = within(dialog.getByRole('group', { name: 'The first text' }))
  await user.type(first.getByRole('textbox', { name: 'The first text English' }), ' Thanks!')
  expect(first.getByText('Your text')).toBeVisible()
  const times = within(dialog.getByRole('group', { name: 'Three times are offered' }))
  expect(times.queryByText('Your text')).not.toBeInTheDocument()
  expect(dialog.getByText('Try it on last month first. Nothing is sent.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  await dialog.findByRole('region', { name: 'Last month' })
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Changes saved. People in it now (12) finish on the previous version.')).toBeVisible()
  const english = 'Hi {name}, this is an automatic text. Thanks!'
  const spanish = 'Hola {name}, este texto es automático.'
  expect(sent('PUT', `${at}/applicant`)).toMatchObject([
    { isOn: true, texts: [{ key: 'first', english, spanish }, ofProduct[1]] },
  ])
})

test('refused texts are unfolded with the reason', async () => {
  const why = 'Keep {organization} in the text. We fill it in when we send it.'
  staged(createAutomation({ ...running, locations: [{ id: toId(51), name: 'Waco' }] }), admin, {
    [`POST ${at}/applicant/rehearsal`]: () => refuse('invalid', why, { 'texts.0.english': why }),
  })
  const { user, dialog } = await openForm()
  await user.click(dialog.getByText('Wording (2 texts)'))
  const english = () => dialog.getByRole('textbox', { name: 'The first text English' })
  await user.type(english(), '!')
  await user.click(dialog.getByText('Wording (2 texts)'))
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'The first text English' })).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  await waitFor(() => expect(english()).toBeInvalid())
  expect(english()).toHaveValue('Hi {name}, this is an automatic text.!')
  expect(english()).toHaveAccessibleDescription(why)
})

test('a clinic’s own texts can be discarded', async () => {
  const own = { key: 'first', when: 'The first text', english: 'Hey', spanish: 'Hola', isOwn: true }
  staged(createAutomation({ ...running, texts: [own] }))
  const { user, dialog } = await openForm()
  expect(dialog.getByText('Nothing was changed.')).toBeVisible()
  await user.click(dialog.getByText('Wording (1 text)'))
  await user.click(dialog.getByRole('button', { name: 'Use the Built-in Text' }))
  expect(dialog.getByRole('textbox', { name: 'The first text English' })).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Try It on Last Month' }))
  await dialog.findByRole('region', { name: 'Last month' })
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent('PUT', `${at}/applicant`)).toHaveLength(1))
  expect(sent('PUT', `${at}/applicant`)).toMatchObject([{ texts: [{ key: 'first', english: '', spanish: '' }] }])
})

test('changes of one that is off can be kept without a rehearsal', async () => {
  staged(createAutomation({ ...running, isOn: false }))
  const { user, dialog } = await openForm()
  expect(dialog.queryByRole('button', { name: 'Save, Leave Off' })).not.toBeInTheDocument()
  await choose({ user, dialog }, 'Omar Haddad')
  await user.click(dialog.getByRole('button', { name: 'Save, Leave Off' }))
  expect(await screen.findByText('Changes saved. New applicant is off.')).toBeVisible()
  expect(sent('PUT', `${at}/applicant`)).toMatchObject([{ isOn: false, interviewerId: toId(8) }])
})

test('switching off takes one press, and one more undoes it', async () => {
  staged(createAutomation(running))
  const { user } = renderApp('/automations?tab=presets')
  await user.click((await card('New applicant')).getByRole('switch'))
  expect(await screen.findByText(/New applicant is off\. No one new enters it/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('New applicant is on again.')).toBeVisible()
  expect(sent('PUT', `${at}/applicant`)).toMatchObject([
    { isOn: false },
    { isOn: true, waitMinutes: 5, texts: ofProduct },
  ])
})

test('a reader who is no Admin sees the settings and changes nothing', async () => {
  staged(createAutomation(running), createPerson())
  renderApp('/automations?tab=presets&change=applicant')
  expect(await screen.findByText(/^Only Admins can change automations\./)).toBeVisible()
  const one = await card('New applicant')
  expect(one.getByText('On')).toBeVisible()
  expect(one.queryByRole('switch')).not.toBeInTheDocument()
  expect(one.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show Spanish'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('platform staff choose whose automations they look at', async () => {
  staged(createAutomation(), createPerson({ platform: true, adminLevel: 'Admin' }))
  const { user, path } = renderApp('/automations?tab=presets')
  await user.click(await screen.findByRole('combobox', { name: 'Organization' }))
  expect(screen.getByText('Choose an organization')).toBeVisible()
  await user.click(await screen.findByRole('option', { name: 'Bright Path ABA' }))
  expect((await card('New applicant')).getByRole('button', { name: 'Change New applicant' })).toBeVisible()
  expect(path()).toBe(`/automations?tab=presets&organization=${toId(2)}`)
})

test('automations that fail to load can be loaded again', async () => {
  let fails = true
  staged(createAutomation(), admin, {
    [`GET ${at}`]: () => (fails ? refuse('unavailable', 'They rest.') : createAutomations(createAutomation())),
  })
  const { user } = renderApp('/automations?tab=presets')
  expect(await screen.findByText('They rest.')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await card('No-show')).getByText('Off')).toBeVisible()
})

test('lists replies that the new reader reads differently, with both readings', async () => {
  const row = {
    id: toId(71),
    candidateId: toId(201),
    name: 'Una Rowe',
    at: '2026-11-20T18:00:00.000Z',
    heard: 'sure, why not',
    was: 'unclear',
    now: 'a yes',
  }
  staged(createAutomation(), admin, { [`GET ${at}/rereading`]: () => ({ reread: 412, differ: 1, rows: [row] }) })
  const { user } = renderApp('/automations?tab=presets')
  const line = await screen.findByText(
    /^The rules for reading replies changed: 1 of last month’s 412 replies would now be read/,
  )
  expect(screen.getByRole('link', { name: 'Una Rowe', hidden: true })).not.toBeVisible()
  await user.click(line)
  const told = within(screen.getByRole('list', { name: 'Replies now read differently' }))
  expect(told.getByRole('listitem')).toHaveTextContent(/“?sure, why not”? was read as unclear, and would be a yes\./)
  expect(told.getByRole('link', { name: 'Una Rowe' })).toBeVisible()
})
