import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

const hours = z.array(z.union([z.literal(24), z.literal(2)])).check(z.maxLength(2))

/** The reminders that an organization sends before its interviews, by hours before. */
export const reminderSettings = endpoint({
  method: 'GET',
  path: '/api/interviews/reminder-settings',
  summary: 'Get the reminders of a clinic',
  needs: 'candidates:see',
  /** Without an organization your own. */
  input: z.object({ organization_id: z.optional(z.guid()) }),
  reply: z.object({ hours, organization: z.string() }),
  reads: ['interviews'],
  example: (id) => ({ organization_id: id('organization') }),
})

export const changeReminderSettings = endpoint({
  method: 'PUT',
  path: '/api/interviews/reminder-settings',
  summary: 'Change the reminders of a clinic',
  needs: 'users:manage',
  input: z.object({ organization_id: z.optional(z.guid()), hours }),
  reply: done,
  invalidates: ['interviews'],
  example: (id) => ({ organization_id: id('organization'), hours: [24 as const, 2 as const] }),
})
