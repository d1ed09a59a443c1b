import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { runImportJob } from './jobs/run-import.ts'
import { sweepImportsJob } from './jobs/sweep-imports.ts'
import { findImportWay, importsWay, startImportWay } from './start-import.ts'
import { importRejectsWay } from './streams/import-rejects.ts'
import { previewImportWay } from './streams/preview-import.ts'
import { uploadImportWay } from './streams/upload-import.ts'
import { undoImportWay } from './undo-import.ts'

export const importsRoutes: WayIn[] = [
  uploadImportWay,
  previewImportWay,
  startImportWay,
  importsWay,
  findImportWay,
  importRejectsWay,
  undoImportWay,
]

export const importsJobs: Job[] = [runImportJob, sweepImportsJob]
