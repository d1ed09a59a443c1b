export { PersonFileForm } from './person-file-form.tsx'
