export { loadHeldFiles } from './list-person-files.ts'
export { openStoredFile } from './open-stored-file.ts'
export {
  insertPersonFile,
  keptDays,
  loadOwnOrganizationExports,
  loadOwnPersonFile,
  loadWaitingPersonFile,
  offerPersonFile,
  savePersonFileProgress,
  toShownPersonFile,
} from './person-file-records.ts'
