import { lazyBody } from '../../../../ui/lazy.tsx'

export { DownloadItems, DownloadMenu } from './download-menu.tsx'
export { useDownloads } from './use-downloads.ts'

/** Your own downloads, for a dialog. */
export const DownloadsBody = lazyBody(async () => (await import('./downloads-body.tsx')).DownloadsBody)
