export { attachResume, candidateResume, extractResumeFields } from '../contract/resumes.ts'
export { lazyResume } from './lazy-resume.tsx'
export { ResumeUpload, type Upload } from './resume-upload.tsx'
