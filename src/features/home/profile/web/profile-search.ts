import * as z from 'zod/mini'
import { urlField } from '../../../../platform/web/url-field.ts'

export const profileTabs = [
  'summary',
  'resume',
  'video',
  'messages',
  'credential',
  'interviews',
  'documents',
  'notes',
  'timeline',
] as const
export type ProfileTab = (typeof profileTabs)[number]

const profileDialogs = [
  'status',
  'text',
  'edit',
  'follow-up',
  'particulars',
  'archive',
  'override',
  'registry',
  'empty-number',
  'interview',
  'attach',
  'scheduler',
  'share',
  'explanation',
  'merge',
  'unmerge',
  'offer',
  'erasure',
] as const
export type ProfileDialog = (typeof profileDialogs)[number]

/** What a candidate's page keeps in the URL; the summary is the tab that needs no word. */
export const profileSearch = z.object({
  tab: urlField(z.enum(profileTabs)),
  dialog: urlField(z.enum(profileDialogs)),
})
export type ProfileSearch = z.output<typeof profileSearch>
