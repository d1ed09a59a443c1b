import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { holidayNames } from '../../../../rules/calendar/holidays.ts'

/** The hours of an organization's texts as calls carry and the database keeps them: a week, federal holidays and single days off. */
export const textingHours = z.extend(weekOfHours, {
  holidaysOff: z.optional(z.array(z.enum(holidayNames)).check(z.maxLength(20))),
  daysOff: z.optional(z.array(z.iso.date()).check(z.maxLength(60))),
})

const organization = z.object({ id: z.guid() })

/** The hours in which an organization's texts go out; wider ones than the product's are refused. */
export const setTextingHours = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/texting-hours',
  summary: 'Shorten an organization’s texting hours',
  needs: 'users:manage',
  input: z.extend(organization, { hours: textingHours }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({
    id: id('organization'),
    hours: {
      weekdays: { opens: 600, closes: 1080 },
      saturday: { opens: 600, closes: 1080 },
      sunday: { opens: 720, closes: 1080 },
    },
  }),
})

/** Ends a pause and clears the provider's complaint about the sender; held texts continue. */
export const resumeTexting = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/resume-texting',
  summary: 'Resume an organization’s texts after a problem with its sender',
  needs: 'users:manage',
  input: organization,
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization') }),
})
