export { bringLinks, bringTemplates } from './bring-templates.ts'
export { copyTemplates } from './copy-templates.ts'
export { removeTemplates } from './remove-templates.ts'
