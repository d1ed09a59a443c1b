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
  'everything',
  'decision',
  'merge',
  'unmerge',
  'offer',
  'erasure',
  'hold',
] as const
export type ProfileDialog = (typeof profileDialogs)[number]

/** State of a candidate's page in the URL. The summary tab is the default and needs no parameter. */
export const profileSearch = z.object({
  tab: urlField(z.enum(profileTabs)),
  dialog: urlField(z.enum(profileDialogs)),
})
export type ProfileSearch = z.output<typeof profileSearch>
