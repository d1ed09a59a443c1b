import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCandidate, listOrganizations, sendText } from '../people.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

const open: [string, (page: Page) => Promise<void>][] = [
  [
    'analysis drawer',
    async (page) =>
      await page
        .getByRole('button', { name: /^Analysis of/ })
        .first()
        .click(),
  ],
  [
    'resume drawer',
    async (page) =>
      await page
        .getByRole('button', { name: /^Resume of/ })
        .first()
        .click(),
  ],
  [
    'video',
    async (page) => await page.locator('button[aria-label^="Video"]:not([aria-disabled="true"])').first().click(),
  ],
  ['filter dialog', async (page) => await page.getByRole('button', { name: 'Filter' }).click()],
  ['sort dialog', async (page) => await page.getByRole('button', { name: 'Sort' }).click()],
  [
    'status dialog',
    async (page) => {
      await page
        .getByRole('button', { name: /Change status of/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'More…' }).click()
    },
  ],
]

/** The dialogs of the user menu and of the people page. */
const personal: [string, string, (page: Page) => Promise<void>][] = [
  ['change password', '/', async (page) => await openUserMenu(page, /Change Password/)],
  ['profile picture', '/', async (page) => await openUserMenu(page, /Picture/i)],
  [
    'invite a person',
    '/user-management',
    async (page) => await page.getByRole('button', { name: 'Invite a Person' }).click(),
  ],
]
const openUserMenu = async (page: Page, item: RegExp) => {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

// The screens themselves are looked at by every-screen.spec.ts, in both schemes.
for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colors`, () => {
    test.use({ colorScheme: scheme })

    test('the login page is accessible', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      await expectAccessible(page, 'login')
    })

    test('the drawers and dialogs of a candidate are accessible', async ({ page }) => {
      test.slow()
      // A minute after midnight no one has applied yet: the directory has people at any hour.
      await openAs(page, 'clinic', '/candidate-directory')
      await expect(page.getByRole('button', { name: /^Analysis of/ }).first()).toBeVisible()
      for (const [name, act] of open) {
        await act(page)
        // The panel is next to the list.
        const dialog = page.locator('[role=dialog], [data-side-pane]')
        await expect(dialog, name).toBeVisible()
        await expect(dialog.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
        await expectAccessible(page, name, ':is([role=dialog], [data-side-pane])')
        await page.keyboard.press('Escape')
        await expect(dialog, name).toBeHidden()
      }
    })

    test('the personal dialogs are accessible', async ({ page }) => {
      test.slow()
      for (const [name, path, act] of personal) {
        await openAs(page, 'platform', path)
        await act(page)
        await expect(page.getByRole('dialog'), name).toBeVisible()
        await expectAccessible(page, name, '[role=dialog]')
      }
    })

    test('a selection is accessible', async ({ page }) => {
      await openAs(page, 'clinic', '/candidate-directory')
      await expect(page.getByRole('button', { name: /^Analysis of/ }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox').first().check()
      await expectAccessible(page, 'selection')
    })

    test('the bulk dialogs are accessible', async ({ page }) => {
      await openAs(page, 'clinic', '/candidate-directory')
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: /Bulk Actions/ }).click()
      await expectAccessible(page, 'bulk dialog', '[role=dialog]')
      await page.getByRole('button', { name: /Send Text Message/ }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await expectAccessible(page, 'text dialog', '[role=dialog]')
    })
  })
}

test('at 1280 and at 1024 pixels the score is in sight next to the actions, with the boxes of a selection too', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openAs(page, 'clinic', '/candidate-directory')
    await expect(page.getByRole('button', { name: /^Analysis of/ }).first()).toBeVisible()
    for (const selecting of [false, true]) {
      if (selecting) await page.getByRole('button', { name: 'Select', exact: true }).click()
      const score = page.getByRole('columnheader', { name: 'Reinforce Score' })
      const actions = page.getByRole('columnheader', { name: 'Candidate Actions' })
      await expect(score).toBeVisible()
      // Columns are folded after the room is measured again.
      await expect(async () => {
        const [left, right] = [await score.boundingBox(), await actions.boundingBox()]
        expect((left?.x ?? 0) + (left?.width ?? 0), `${width}`).toBeLessThanOrEqual((right?.x ?? 0) + 1)
        const more = page.getByRole('button', { name: /^More actions/ }).first()
        const [menu, card] = [await more.boundingBox(), await page.getByRole('table').boundingBox()]
        expect((menu?.x ?? 0) + (menu?.width ?? 0), `${width}`).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
      }).toPass({ timeout: 5_000 })
    }
  }
})

test('every item of the sidebar is in sight on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openAs(page, 'platform')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(items).toHaveCount(19)
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
})

test('review, text, and book read aloud in order', async ({ page }) => {
  test.slow()
  const family = `Oraliva${Array.from({ length: 6 }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('')}`
  const name = `Odette ${family}`
  await openAs(page, 'clinic')
  const [organization] = await listOrganizations(page)
  const { id } = await addCandidate(page, organization, {
    full_name: name,
    phone_number: `512${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`,
    position: 'RBT',
    city: 'Austin',
    state: 'TX',
    resume_text: 'EXPERIENCE\nPreschool Teacher, Sunny Days Child Care\nAug 2023 - Present',
  })

  await page.goto(`/candidate-directory?view=review&q=${family}`)
  // The resume is read in the background.
  await expect(page.getByRole('progressbar', { name: /^Experience/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "Leave Review"
      - heading [level=1]:
        - status: "Candidate 1 of 1: ${name}"
      - button "Previous candidate" [disabled]
      - button "Next candidate"
      - button "Undo" [disabled]
      - progressbar "Review progress"
      - region "Candidate":
        - heading "${name}" [level=2]
        - paragraph: /RBT · Applicant · Austin, TX/
        - heading "Skills" [level=3]
        - progressbar /Skills \\d+ of 100/
        - heading "Experience" [level=3]
        - progressbar /Experience \\d+ of 100/
        - region "From the resume":
          - heading "From the resume" [level=3]
      - region "Decide":
        - group "Set a status":
          - button /1 Initial Inquiry/
          - button "2 Reviewed By Clinic"
        - button "Text T"
  `)

  await sendText(page, id, 'When would be a good time to talk?')
  const { thread } = (await (await page.request.get(`/api/candidates/${id}/texts`)).json()) as {
    thread: { id: string }
  }
  await page.goto(`/messages?q=${family}&thread=${thread.id}`)
  const pane = page.getByRole('region', { name: 'Conversation' })
  await expect(pane).toMatchAriaSnapshot(`
    - region "Conversation":
      - heading "${name}" [level=2]:
        - link "${name}"
      - button "Conversation actions"
      - button "Close Conversation"
      - button "Assign"
      - region "Texts, notes, emails, and calls":
        - article /^Text by/:
          - text: /When would be a good time to talk/
      - textbox "Message"
      - combobox "Message type":
        - option "Text" [selected]
      - button "Book"
      - button "Message tools"
      - button "Send Text" [disabled]
  `)

  await pane.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(pane.getByRole('region', { name: 'Book an interview' })).toMatchAriaSnapshot(`
    - region "Book an interview":
      - combobox "Interviewer"
      - combobox "Type": Phone
      - combobox "Length": 30 min
      - group "Days":
        - button /^\\w{3}, \\w{3} \\d+$/
      - group "Free times":
        - button /^\\d+:\\d0 [AP]M/
      - group "Summary":
        - text: /Books \\w{3}, \\w{3} \\d+, \\d+:\\d0 [AP]M/
        - checkbox "Texts the candidate in 10 seconds" [checked]
        - textbox "Text of the booking": /^Hi Odette, your phone interview/
        - checkbox "Moves to Interview Scheduled" [checked]
      - button "Book, text and move"
      - button "Cancel"
  `)
})
