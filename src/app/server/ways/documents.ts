import {
  addFolderWay,
  moveDocumentWay,
  renameDocumentWay,
  setDocumentExpiryWay,
} from '../../../features/documents/server/change-documents.ts'
import { releaseDocumentWay } from '../../../features/documents/server/checks.ts'
import {
  candidateDocumentsWay,
  documentDetailsWay,
  documentsWay,
  folderContentsWay,
  folderTreeWay,
  uploadersWay,
} from '../../../features/documents/server/documents.ts'
import { folderPeopleWay, limitFolderWay } from '../../../features/documents/server/folder-access.ts'
import { documentContentWay } from '../../../features/documents/server/streams/document-content.ts'
import { exportDocumentsWay } from '../../../features/documents/server/streams/export-documents.ts'
import {
  uploadForCandidateWay,
  uploadToFolderWay,
  uploadToTopWay,
  uploadVersionWay,
} from '../../../features/documents/server/streams/upload-documents.ts'
import { deleteDocumentWay, restoreDocumentWay } from '../../../features/documents/server/trash.ts'
import { restoreVersionWay } from '../../../features/documents/server/versions.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Folders and files of an organization. */
export const documentsWays: WayIn[] = [
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
