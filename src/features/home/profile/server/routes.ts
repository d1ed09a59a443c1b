import type { Route } from '../../../../platform/server/call.ts'
import { checkCredentialRoute } from './check-credential.ts'
import { editCandidateRoute } from './edit-candidate.ts'
import { addNoteRoute, candidateNotesRoute, deleteNoteRoute } from './notes.ts'
import { overrideScoreRoute } from './override-score.ts'
import { ownerChoicesRoute, setFollowUpRoute, setOwnerRoute } from './owner.ts'
import { setParticularsRoute } from './particulars.ts'
import { candidateProfileRoute } from './profile.ts'
import { candidateSharesRoute, shareCandidateRoute, withdrawShareRoute } from './share-candidate.ts'
import { readShareRoute } from './streams/shared-candidate.ts'
import { candidateTimelineRoute } from './timeline.ts'

export const candidatePanelRoutes: Route[] = [
  candidateProfileRoute,
  candidateSharesRoute,
  shareCandidateRoute,
  readShareRoute,
  withdrawShareRoute,
  candidateTimelineRoute,
  candidateNotesRoute,
  addNoteRoute,
  deleteNoteRoute,
  editCandidateRoute,
  ownerChoicesRoute,
  setOwnerRoute,
  setFollowUpRoute,
  setParticularsRoute,
  checkCredentialRoute,
  overrideScoreRoute,
]
