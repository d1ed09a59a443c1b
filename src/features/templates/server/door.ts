export { copyTemplates } from './copy-templates.ts'
