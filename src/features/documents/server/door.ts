export { bringFolders } from './bring-folders.ts'
export { bringDocument, lookInto } from './streams/bring-document.ts'
