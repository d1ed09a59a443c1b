export { bringFolders } from './bring-folders.ts'
export { expiringDocuments } from './expiring-documents.ts'
export { keepDocument } from './keep-document.ts'
export { bringDocument, lookInto } from './streams/bring-document.ts'
