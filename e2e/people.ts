import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './world.ts'

export type Person = { id: string; name: string; phone: string }

/** The organizations of the newest candidates that the page's person sees: a clinic's own, several for platform staff. */
export const listOrganizations = async (page: Page): Promise<string[]> => {
  const { rows } = (await (await page.request.get('/api/candidates')).json()) as { rows: { organization_id: string }[] }
  return [...new Set(rows.map((row) => row.organization_id))]
}

/** Adds a candidate who may be texted; each journey takes names and numbers of its own. */
export const addCandidate = async (
  page: Page,
  organizationId: string | undefined,
  more: Record<string, unknown>,
): Promise<Person> => {
  const id = randomUUID()
  const answer = await page.request.post('/api/candidates', {
    data: {
      id,
      organization_id: organizationId,
      text_consent: 'given',
      text_consent_source: 'Application form',
      ...more,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { id, name: String(more.full_name), phone: String(more.phone_number) }
}

/** Sends a text over the network, as a colleague would have done before. */
export const sendText = async (page: Page, candidateId: string, message: string) => {
  const answer = await page.request.post('/api/texts/send', { data: { id: randomUUID(), candidateId, message } })
  expect(answer.status(), await answer.text()).toBe(200)
}
