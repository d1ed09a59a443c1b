import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { findExportRoute, makeExportRoute, myExportsRoute } from './exports.ts'
import { sweepExportsJob } from './jobs/sweep-exports.ts'
import { writeExportJob } from './jobs/write-export.ts'
import { exportCandidatesRoute, exportFileRoute } from './streams/export-files.ts'

export const exportsRoutes: Route[] = [
  exportCandidatesRoute,
  makeExportRoute,
  myExportsRoute,
  findExportRoute,
  exportFileRoute,
]

export const exportsJobs: Job[] = [writeExportJob, sweepExportsJob]
