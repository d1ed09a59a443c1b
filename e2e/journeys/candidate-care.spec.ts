import { addCandidate, listOrganizations, sendText } from '../people.ts'
import { expect, openAs, test } from '../world.ts'

// A second try meets the people of the first: numbers differ.
const createPhone = (last: string) => `51298${test.info().retry}${last}`
const more = { city: 'Waco', state: 'TX' }

test('two records of one person become one, with the texts, notes and interviews of both, and two again', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'clinic')
  const [clinic] = await listOrganizations(page)
  const phone_number = createPhone('4101')
  // Anyone who a first try left behind is another person.
  const full_name = `Mergea ${['Okonkwo', 'Adeyemi', 'Balogun'][test.info().retry] ?? 'Eze'}`
  const its = new RegExp(full_name)
  const kept = await addCandidate(page, clinic, { full_name, phone_number })
  const other = await addCandidate(page, clinic, { full_name, phone_number, ...more })
  await sendText(page, kept.id, 'A text to the first record')
  await sendText(page, other.id, 'A text to the second record')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const interview = await page.request.post('/api/interviews', {
    data: { id: crypto.randomUUID(), candidate_id: other.id, type: 'Phone', day, time: '10:00' },
  })
  expect(interview.status(), await interview.text()).toBe(200)

  await page.goto(`/candidate/${kept.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Merge with duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge with duplicate' })
  await dialog.getByRole('radio', { name: its }).check()
  await dialog.getByRole('button', { name: 'Merge 2 Records' }).click()
  await expect(page.getByText(/Records merged\. Moved: 1 text and 1 interview\./)).toBeVisible()

  await page.goto(`/candidate/${kept.id}?tab=messages`)
  await expect(page.getByText('A text to the first record')).toBeVisible()
  await expect(page.getByText('A text to the second record')).toBeVisible()
  await page.goto(`/candidate/${kept.id}?tab=interviews`)
  await expect(page.getByText(/Phone/).first()).toBeVisible()
  await expect(page.getByText('No interviews yet.')).toBeHidden()
  await page.goto(`/candidate/${other.id}`)
  await page.getByRole('link', { name: full_name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/candidate/${kept.id}`))

  // Both as before, by the page of the record that was merged; then once more, by the notice.
  await page.goto(`/candidate/${other.id}`)
  await page.getByRole('button', { name: 'Undo Merge' }).click()
  const undo = page.getByRole('dialog', { name: 'Undo this merge?' })
  await expect(undo.getByText(/back to this record: 1 text and 1 interview/)).toBeVisible()
  await undo.getByRole('button', { name: 'Undo Merge' }).click()
  await expect(page.getByText(/Moved back to the other record: 1 text and 1 interview\./)).toBeVisible()
  await expect(page.getByText('This record was merged into')).toBeHidden()
  const isAsBefore = async () => {
    await page.goto(`/candidate/${other.id}?tab=messages`)
    await expect(page.getByText('A text to the second record')).toBeVisible()
    await expect(page.getByText('A text to the first record')).toBeHidden()
    await page.goto(`/candidate/${kept.id}?tab=messages`)
    await expect(page.getByText('A text to the first record')).toBeVisible()
    await expect(page.getByText('A text to the second record')).toBeHidden()
    await page.goto(`/candidate/${kept.id}?tab=interviews`)
    await expect(page.getByText('No interviews yet.')).toBeVisible()
  }
  await isAsBefore()
  await page.goto(`/candidate/${kept.id}?dialog=merge`)
  await dialog.getByRole('radio', { name: its }).check()
  await dialog.getByRole('button', { name: 'Merge 2 Records' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/Merge undone/)).toBeVisible()
  await isAsBefore()
})

test('a read-only link opens in a browser without an account, and is dead once withdrawn', async ({
  page,
  browser,
}) => {
  await openAs(page, 'clinic')
  const [clinic] = await listOrganizations(page)
  const person = await addCandidate(page, clinic, {
    full_name: 'Sharona Vale',
    phone_number: createPhone('4201'),
    email_address: 'sharona.vale@example.test',
    ...more,
  })
  await page.goto(`/candidate/${person.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share read-only link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share read-only link' })
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()

  const stranger = await browser.newContext()
  const shared = await stranger.newPage()
  await shared.goto(link)
  await expect(shared.getByText('Sharona Vale')).toBeVisible()
  await expect(shared.getByText(/555|example\.test/)).toHaveCount(0)
  expect(await shared.content()).not.toContain(person.phone)

  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  const dead = await shared.goto(link)
  expect(dead?.status()).toBe(404)
  await expect(shared.getByText('Sharona Vale')).toHaveCount(0)
  await stranger.close()
})

// That the record is gone after thirty days is the nightly job's, whose clock no browser moves: see erase-candidates.test.ts.
test('a request to be deleted is shown with its day, stops texts at once, and can be withdrawn', async ({ page }) => {
  await openAs(page, 'clinic')
  const [clinic] = await listOrganizations(page)
  const person = await addCandidate(page, clinic, {
    full_name: 'Forgetta Lund',
    phone_number: createPhone('4301'),
    ...more,
  })
  await page.goto(`/candidate/${person.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete on Request' }).click()
  await page.getByRole('textbox', { name: 'How did they ask?' }).fill('By email')
  await page.getByRole('button', { name: 'Delete in 30 Days' }).click()
  await expect(page.getByText(/We delete the record on/)).toBeVisible()
  await expect(page.getByText('Refused texts')).toBeVisible()
  await page.goto(`/candidate/${person.id}?tab=timeline`)
  await expect(page.getByText('By email').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Deletion' }).click()
  await expect(page.getByText(/We delete the record on/)).toBeHidden()
})

test('a saved reply is put into the inbox by keyboard and sent', async ({ page }) => {
  await openAs(page, 'clinic')
  const [clinic] = await listOrganizations(page)
  const person = await addCandidate(page, clinic, {
    full_name: 'Replya Storm',
    phone_number: createPhone('4401'),
    ...more,
  })
  await sendText(page, person.id, 'When may we call?')
  const saved = await page.request.post('/api/templates', {
    data: { name: `Call soon ${test.info().retry}`, content: 'Thank you, we call you at 4.', type: 'reply' },
  })
  expect(saved.ok(), await saved.text()).toBe(true)

  await page.goto(`/messages?q=${person.phone}`)
  await expect(page.getByRole('button', { name: /Replya Storm/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('When may we call?').last()).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('button', { name: 'Templates' })).toBeFocused()
  await page.keyboard.press('Enter')
  const reply = page.getByRole('menuitem', { name: new RegExp(`Call soon ${test.info().retry}`) })
  await expect(reply).toBeVisible()
  await reply.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Thank you, we call you at 4.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Thank you, we call you at 4.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a number that opted out at one organization is marked at another, on row and profile', async ({ page }) => {
  await openAs(page, 'platform')
  const phone_number = createPhone('4501')
  const [one, another] = await listOrganizations(page)
  expect(another).toBeDefined()
  const here = await addCandidate(page, one, { full_name: 'Stopp Here', phone_number, ...more })
  await sendText(page, here.id, 'Hello')
  const stop = await page.request.post('/api/simulator/reply', { data: { phone: `+1${phone_number}`, body: 'STOP' } })
  expect(stop.ok(), await stop.text()).toBe(true)
  const later = await addCandidate(page, another, { full_name: 'Stopp Later', phone_number, ...more })

  await page.goto(`/candidate-directory?q=${phone_number}`)
  await expect(page.getByRole('row', { name: /Stopp Later/ })).toContainText('Opted out of this service’s texts')
  await expect(page.getByRole('row', { name: /Stopp Here/ })).not.toContainText('of this service')
  await page.goto(`/candidate/${later.id}`)
  await expect(page.getByText('Opted out of this service’s texts')).toBeVisible()
})
