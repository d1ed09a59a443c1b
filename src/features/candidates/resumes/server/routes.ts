import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { attachResumeRoute } from './attach-resume.ts'
import { rereadResumeRoute } from './external/reread-resume.ts'
import { resumeAnswersRoute } from './external/resume-answers.ts'
import { readResumesJob } from './jobs/read-resumes.ts'
import { candidateResumeRoute } from './resume.ts'
import { candidateResumeFileRoute } from './streams/resume-file.ts'
import { uploadResumeRoute } from './streams/upload-resume.ts'

export const resumesRoutes: Route[] = [
  candidateResumeRoute,
  candidateResumeFileRoute,
  rereadResumeRoute,
  uploadResumeRoute,
  resumeAnswersRoute,
  attachResumeRoute,
]

export const resumesJobs: Job[] = [readResumesJob]
