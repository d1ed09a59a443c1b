import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { runImportJob } from './jobs/run-import.ts'
import { sweepImportsJob } from './jobs/sweep-imports.ts'
import { findImportRoute, importsRoute, startImportRoute } from './start-import.ts'
import { describeImportRoute } from './streams/describe-import.ts'
import { importRejectsRoute } from './streams/import-rejects.ts'
import { importTemplateRoute } from './streams/import-template.ts'
import { previewImportRoute } from './streams/preview-import.ts'
import { uploadImportRoute } from './streams/upload-import.ts'
import { undoImportRoute } from './undo-import.ts'

export const importsRoutes: Route[] = [
  importTemplateRoute,
  uploadImportRoute,
  describeImportRoute,
  previewImportRoute,
  startImportRoute,
  importsRoute,
  findImportRoute,
  importRejectsRoute,
  undoImportRoute,
]

export const importsJobs: Job[] = [runImportJob, sweepImportsJob]
