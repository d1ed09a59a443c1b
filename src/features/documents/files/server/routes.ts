import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { addFolderRoute, moveDocumentRoute, renameDocumentRoute, setDocumentExpiryRoute } from './change-documents.ts'
import { releaseDocumentRoute } from './checks.ts'
import {
  candidateDocumentsRoute,
  documentDetailsRoute,
  documentsRoute,
  folderContentsRoute,
  folderTreeRoute,
  uploadersRoute,
} from './documents.ts'
import { folderPeopleRoute, limitFolderRoute } from './folder-access.ts'
import { checkDocumentJob, sweepDocumentChecksJob } from './jobs/check-documents.ts'
import { purgeDocumentsJob } from './jobs/purge-documents.ts'
import { documentContentRoute } from './streams/document-content.ts'
import { exportDocumentsRoute } from './streams/export-documents.ts'
import {
  uploadForCandidateRoute,
  uploadToFolderRoute,
  uploadToTopRoute,
  uploadVersionRoute,
} from './streams/upload-documents.ts'
import { deleteDocumentRoute, restoreDocumentRoute } from './trash.ts'
import { restoreVersionRoute } from './versions.ts'

export const documentsRoutes: Route[] = [
  exportDocumentsRoute,
  uploadersRoute,
  folderPeopleRoute,
  documentsRoute,
  folderTreeRoute,
  folderContentsRoute,
  documentDetailsRoute,
  documentContentRoute,
  candidateDocumentsRoute,
  addFolderRoute,
  renameDocumentRoute,
  moveDocumentRoute,
  limitFolderRoute,
  setDocumentExpiryRoute,
  uploadToTopRoute,
  uploadToFolderRoute,
  uploadForCandidateRoute,
  uploadVersionRoute,
  restoreVersionRoute,
  releaseDocumentRoute,
  deleteDocumentRoute,
  restoreDocumentRoute,
]

export const documentsJobs: Job[] = [purgeDocumentsJob, checkDocumentJob, sweepDocumentChecksJob]
