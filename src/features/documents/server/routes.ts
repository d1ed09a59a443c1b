import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { addFolderWay, moveDocumentWay, renameDocumentWay, setDocumentExpiryWay } from './change-documents.ts'
import { releaseDocumentWay } from './checks.ts'
import {
  candidateDocumentsWay,
  documentDetailsWay,
  documentsWay,
  folderContentsWay,
  folderTreeWay,
  uploadersWay,
} from './documents.ts'
import { folderPeopleWay, limitFolderWay } from './folder-access.ts'
import { checkDocumentJob, sweepDocumentChecksJob } from './jobs/check-documents.ts'
import { purgeDocumentsJob } from './jobs/purge-documents.ts'
import { documentContentWay } from './streams/document-content.ts'
import { exportDocumentsWay } from './streams/export-documents.ts'
import {
  uploadForCandidateWay,
  uploadToFolderWay,
  uploadToTopWay,
  uploadVersionWay,
} from './streams/upload-documents.ts'
import { deleteDocumentWay, restoreDocumentWay } from './trash.ts'
import { restoreVersionWay } from './versions.ts'

export const documentsRoutes: WayIn[] = [
  exportDocumentsWay,
  uploadersWay,
  folderPeopleWay,
  documentsWay,
  folderTreeWay,
  folderContentsWay,
  documentDetailsWay,
  documentContentWay,
  candidateDocumentsWay,
  addFolderWay,
  renameDocumentWay,
  moveDocumentWay,
  limitFolderWay,
  setDocumentExpiryWay,
  uploadToTopWay,
  uploadToFolderWay,
  uploadForCandidateWay,
  uploadVersionWay,
  restoreVersionWay,
  releaseDocumentWay,
  deleteDocumentWay,
  restoreDocumentWay,
]

export const documentsJobs: Job[] = [purgeDocumentsJob, checkDocumentJob, sweepDocumentChecksJob]
