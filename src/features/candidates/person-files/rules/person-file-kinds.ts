import type { Day } from '../../../../rules/day.ts'

/** `everything`: all that the organization has on file about a person. `decision`: what a score and its decisions rest on. */
export const personFileKinds = ['everything', 'decision'] as const
export type PersonFileKind = (typeof personFileKinds)[number]

const names: Record<PersonFileKind, string> = { everything: 'Everything on file', decision: 'Decision record' }

/** Returns the name of a download: “Decision record, Ana García, 2026-11-29.zip”. */
export const formatPersonFileName = (kind: PersonFileKind, person: string, today: Day): string =>
  `${names[kind]}, ${person || 'Unknown'}, ${today}.zip`

const eventNames = {
  everything: { made: 'candidate.fileMade', downloaded: 'candidate.fileDownloaded' },
  decision: { made: 'candidate.decisionRecordMade', downloaded: 'candidate.decisionRecordDownloaded' },
} as const satisfies Record<PersonFileKind, Record<string, string>>

/** Returns the event of a request or of a download. */
export const getEventName = (kind: PersonFileKind, happened: 'made' | 'downloaded'): string =>
  eventNames[kind][happened]
