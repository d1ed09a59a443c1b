export { addUpload, markUploadUsed, readUpload, takeResume } from './uploads.ts'
