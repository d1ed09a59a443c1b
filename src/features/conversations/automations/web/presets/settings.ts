import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type * as z from 'zod/mini'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import type { automations } from '../../contract/automations.ts'
import type { automationSettings } from '../../contract/settings.ts'
import { needsInterviewer } from '../../rules/find-activation-error.ts'
import type { Preset } from '../../rules/presets.ts'
import { waitLimitProblem } from '../../rules/wait-limits.ts'

export type Automation = ReplyOf<typeof automations>['automations'][number]
export type Settings = z.infer<typeof automationSettings>
type Words = { english: string; spanish: string }

/** The settings of an automation while they are being changed; minutes that are being typed may be none. */
export type Draft = {
  waitMinutes: number | null
  interviewerId: string | null
  locationIds: string[]
  topics: QuestionTopic[]
  texts: Record<string, Words>
}

/** As it is set now. */
export const createDraft = (automation: Automation): Draft => ({
  waitMinutes: automation.waitMinutes,
  interviewerId: automation.interviewer?.id ?? null,
  locationIds: automation.locations.map(({ id }) => id),
  topics: [...automation.topics],
  texts: Object.fromEntries(automation.texts.map(({ key, english, spanish }) => [key, { english, spanish }])),
})

/** Proposes the reader as the interviewer of an automation that has none and is off, if they can interview here. */
export const proposeDraft = (automation: Automation, people: readonly { id: string }[], reader?: string): Draft => {
  const draft = createDraft(automation)
  if (automation.isOn || draft.interviewerId !== null || !needsInterviewer(automation.preset)) return draft
  return { ...draft, interviewerId: people.find(({ id }) => id === reader)?.id ?? null }
}

/** The words of a text to be kept: none where they are the product's. */
const getText = (draft: Draft, { key, english, spanish, isOwn }: Automation['texts'][number]) => {
  const typed = draft.texts[key] ?? { english: '', spanish: '' }
  const isSame = typed.english === english && typed.spanish === spanish
  return isSame && !isOwn ? { key, english: '', spanish: '' } : { key, ...typed }
}

/** Converts a draft to the settings to save. */
export const toSettings = (draft: Draft, automation: Automation): Settings => ({
  waitMinutes: draft.waitMinutes ?? 0,
  interviewerId: draft.interviewerId,
  locationIds: draft.locationIds,
  topics: draft.topics,
  texts: automation.texts.map((text) => getText(draft, text)),
})

/** The words of a draft by field (`key.english`), as they are kept until they are saved. */
export const toKeptTexts = (draft: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft.texts).flatMap(([key, { english, spanish }]) => [
      [`${key}.english`, english],
      [`${key}.spanish`, spanish],
    ]),
  )

/** The draft with the words that were kept. */
export const withKeptTexts = (draft: Draft, kept: Partial<Record<string, string>>): Draft => ({
  ...draft,
  texts: Object.fromEntries(
    Object.entries(draft.texts).map(([key, { english, spanish }]) => [
      key,
      { english: kept[`${key}.english`] ?? english, spanish: kept[`${key}.spanish`] ?? spanish },
    ]),
  ),
})

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a rehearsal of one draft is valid for the other: it uses every setting and every text. */
export const isSameRehearsal = (one: Draft, other: Draft): boolean => alike(one, other)

/** Whether anything was changed. */
export const isChanged = (draft: Draft, automation: Automation): boolean => !alike(draft, createDraft(automation))

/** Describes the problem with the wait. Null if there is none. */
export const waitProblem = ({ waitMinutes }: Draft, preset: Preset): string | null =>
  waitLimitProblem(preset, waitMinutes)

/** Explains why these settings cannot be switched on. Null if they can. */
export const explainProblem = (draft: Draft, preset: Preset): string | null =>
  waitProblem(draft, preset) ??
  (needsInterviewer(preset) && draft.interviewerId === null ? 'Choose an interviewer.' : null)
