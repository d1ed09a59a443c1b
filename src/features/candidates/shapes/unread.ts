import * as z from 'zod/mini'
import { unreadResumes } from '../rules/resume/unread-resume.ts'

/** Why a résumé file gave no words; null when it gave some, or there is none. */
export const unread = z.nullable(z.enum(unreadResumes))
