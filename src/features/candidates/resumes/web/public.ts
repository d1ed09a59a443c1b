export { attachResume, candidateResume, extractResumeFields } from '../contract.ts'
export { lazyResume } from './lazy-resume.tsx'
export { ResumeUpload, type Upload } from './resume-upload.tsx'
