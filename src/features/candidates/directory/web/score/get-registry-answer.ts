import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { describeRegistryAnswer, type RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'

export type RatedRow = Pick<CandidateRow, 'fit' | 'unread' | 'certification_number' | 'position' | 'credential'>

/** Returns the registry's answer for a row, by the viewer's calendar. */
export const getRegistryAnswer = (row: Omit<RatedRow, 'fit' | 'unread'>): RegistryAnswer | null =>
  describeRegistryAnswer(row, { today: toLocalDay(new Date(), viewerTimeZone), timeZone: viewerTimeZone })

const statedExperience: RegistryAnswer = {
  state: 'claimed',
  short: 'claimed',
  words: 'claimed',
  hint: 'Stated by the candidate. No certification number is on file.',
}

/** Returns the note next to a score: the registry's answer, or that RBT experience is only claimed. Null without a claim. */
export const getFitNote = (row: RatedRow): RegistryAnswer | null =>
  getRegistryAnswer(row) ?? (row.fit.kind === 'experienced' ? statedExperience : null)

/** Returns the certificate that a note is about, by name, where the fit has another source than it. */
export const getCertificate = ({ fit, position }: RatedRow): RatedRow['position'] | null =>
  fit.kind === 'certified' || fit.kind === 'experienced' ? null : position

const unproven = new Set<string | undefined>(['claimed', 'unreadable', 'not-found'])

/** Whether the note is about a claim that no one has confirmed: then the ring is dashed. */
export const isOnlyClaimed = (note: RegistryAnswer | null): boolean => unproven.has(note?.state)
