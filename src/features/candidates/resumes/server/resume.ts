import { stripContactLines } from '@reinforce/resume-reader/resume-text.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { explainUnreadResume, findUnreadReason } from '../../directory/rules/resume/find-unread-reason.ts'
import { createNotFound } from '../../directory/server/public.ts'
import { candidateResume } from '../contract/resumes.ts'
import { loadReadingState } from './resume-readings.ts'

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  full_name: z.string(),
  position: z.enum(positions),
  email_address: nullableText,
  phone_number: nullableText,
  city: nullableText,
  state: nullableText,
  date_submitted: nullableText,
  resume_text: nullableText,
  resume: nullableText,
  resume_file: nullableText,
  resume_unread: z.number(),
})

const isSafeLink = (link: string | null) => link !== null && URL.canParse(link) && new URL(link).protocol === 'https:'

/** The résumé with its contact lines stripped and where the original can be read; the view is recorded. */
export const candidateResumeRoute = query(
  candidateResume,
  async ({ input, tx }) => {
    const row = await tx.one(
      stored,
      sql`select ${selectColumns(stored.shape, 'c')} from all_candidates c where ${tenantCondition(tx, 'c')} and id = ${input.id}`,
    )
    if (!row) throw createNotFound()
    const { resume, resume_file, resume_unread, full_name, resume_text, ...rest } = row
    const hasWords = Boolean(resume_text?.trim())
    const unread = findUnreadReason({ hasFile: resume_file !== null, hasWords, unreadPages: resume_unread })
    const own = resume_file
      ? { url: `/api/candidates/${row.id}/resume-file`, isPdf: resume_file.endsWith('.pdf') }
      : null
    const elsewhere = isSafeLink(resume) && resume ? { url: resume, isPdf: false } : null
    return {
      ...rest,
      name: cleanName(full_name),
      resume_text: resume_text ? stripContactLines(resume_text) : null,
      file: own ?? elsewhere,
      unread: unread && explainUnreadResume(unread),
      unreadPages: hasWords ? resume_unread : 0,
      reading: own ? null : await loadReadingState(tx, row.id),
    }
  },
  (input, reply) => ({
    name: 'resume.viewed',
    about: input.id,
    organizationId:
      'organization_id' in reply && typeof reply.organization_id === 'string' ? reply.organization_id : undefined,
  }),
)
