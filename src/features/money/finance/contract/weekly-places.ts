import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, timeZone } from '../../../../platform/shared/schemas.ts'
import { fileFormat, period, text } from './fields.ts'

const asked = { timeZone, month: period, organization: z.optional(z.guid()) }
const counts = { total: z.number(), counts: z.array(z.number()) }

/**
 * Candidates received in each week of a period at each location. Weeks begin on Monday and are cut to the period; days
 * are those of the organization's zone.
 */
export const weeklyPlaces = endpoint({
  method: 'GET',
  path: '/api/finance/hiring/weekly-places',
  summary: 'Candidates per week and location',
  needs: 'money:see',
  mayLag: true,
  input: z.object(asked),
  reply: z.object({
    weeks: z.array(z.object({ from: day, until: day })),
    /** A hundred at most, those with the most candidates first; `counts` follow the weeks. */
    places: z.array(
      z.object({
        location_id: text,
        location: z.string(),
        organization_id: z.string(),
        organization: z.string(),
        time_zone: z.string(),
        ...counts,
      }),
    ),
    others: z.nullable(z.object({ places: z.number(), ...counts })),
    all: z.object(counts),
  }),
  reads: ['candidates'],
  example: () => ({ month: '2026-11' }),
})
export type WeeklyPlacesReply = z.infer<typeof weeklyPlaces.reply>

export const exportWeeklyPlaces = endpoint({
  method: 'GET',
  path: '/api/finance/hiring/weekly-places/export',
  summary: 'Candidates per week and location as CSV or Excel',
  needs: 'money:see',
  mayLag: true,
  input: z.object({ ...asked, format: fileFormat }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ month: '2026-11' }),
})
