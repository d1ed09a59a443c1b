export { FileList } from './file-list.tsx'
export { PersonFileForm } from './person-file-form.tsx'
