import type { Route } from '../../../../platform/server/call.ts'
import { findResumesRoute } from './find-resumes.ts'
import { downloadResumesRoute } from './streams/download-resumes.ts'

export const resumeLibraryRoutes: Route[] = [findResumesRoute, downloadResumesRoute]
