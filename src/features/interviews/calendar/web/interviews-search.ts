import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlIds, urlPage, urlText } from '../../../../platform/web/url-field.ts'
import { interviewStatuses, interviewTypes } from '../rules/interview-kinds.ts'

/** State of the interviews in the URL: view, week, filters, page, the open interview, and the open dialog. */
export const interviewsSearch = z.object({
  by: createUrlChoice('week'),
  day: urlText(10),
  when: createUrlChoice('today', 'past', 'all'),
  status: urlField(z.array(z.enum(interviewStatuses))),
  kind: urlField(z.array(z.enum(interviewTypes))),
  interviewer: urlIds,
  organization: urlIds,
  needsConfirmation: createUrlChoice('interviewer'),
  page: urlPage,
  shown: urlId,
  /** Booking hours and days off are on the Automations page now: their addresses lead there. */
  dialog: createUrlChoice('add', 'change', 'cancel', 'feed', 'hours', 'away'),
  id: urlId,
  who: urlId,
  on: urlText(10),
  /** The hour that an interview was dragged to, which its form then shows. */
  to: urlText(30),
})
export type InterviewsSearch = z.output<typeof interviewsSearch>

/** Reads the search of the URL; links of the release before say `awaits`, for one release. */
export const readInterviewsSearch = ({ awaits, ...search }: Record<string, unknown>): InterviewsSearch =>
  interviewsSearch.parse({ needsConfirmation: awaits, ...search })

/** Returns where on the Automations page an address leads whose dialog is there now; null for any other. */
export const findMovedSection = ({ dialog, organization, who, on }: InterviewsSearch) =>
  dialog === 'hours' || dialog === 'away' ? { section: dialog, organization: organization?.[0], who, on } : null
