import type { Day } from '../../../../rules/day.ts'

/** `everything`: all that the organization has on file about a person. `decision`: what a score and its decisions rest on. */
export const candidateFileKinds = ['everything', 'decision'] as const
/** `organization`: all data and files of a whole organization. */
export const personFileKinds = ['everything', 'decision', 'organization'] as const
export type PersonFileKind = (typeof personFileKinds)[number]
export type CandidateFileKind = (typeof candidateFileKinds)[number]

const names: Record<PersonFileKind, string> = {
  everything: 'Everything on file',
  decision: 'Decision record',
  organization: 'Organization export',
}

/** Returns the name of a download: “Decision record, Ana García, 2026-11-29.zip”. */
export const formatPersonFileName = (kind: PersonFileKind, about: string, today: Day): string =>
  `${names[kind]}, ${about || 'Unknown'}, ${today}.zip`

const eventNames = {
  everything: { made: 'candidate.fileMade', downloaded: 'candidate.fileDownloaded' },
  decision: { made: 'candidate.decisionRecordMade', downloaded: 'candidate.decisionRecordDownloaded' },
  organization: { made: 'organization.exportMade', downloaded: 'organization.exportDownloaded' },
} as const satisfies Record<PersonFileKind, Record<string, string>>

/** Returns the event of a request or of a download. */
export const getEventName = (kind: PersonFileKind, happened: 'made' | 'downloaded'): string =>
  eventNames[kind][happened]
