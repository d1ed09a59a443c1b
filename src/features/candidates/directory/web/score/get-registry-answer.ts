import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { describeRegistryAnswer, type RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'

export type RatedRow = Pick<CandidateRow, 'fit' | 'unread' | 'certification_number' | 'position' | 'credential'>

/** Returns the registry's answer for a row, by the viewer's calendar. */
export const getRegistryAnswer = (row: Omit<RatedRow, 'fit' | 'unread'>): RegistryAnswer | null =>
  describeRegistryAnswer(row, { today: toLocalDay(new Date(), viewerTimeZone), timeZone: viewerTimeZone })
