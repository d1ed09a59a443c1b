export { copyTemplates } from './copy-templates.ts'
export { removeTemplates } from './remove-templates.ts'
