export { addUpload, markUploadUsed, takeResume } from './uploads.ts'
