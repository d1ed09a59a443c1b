import { lazyComponent } from '../../../../ui/lazy.tsx'

/** Open items that are not threads, above the list of the inbox. */
export const AttentionList = lazyComponent(async () => (await import('./attention-list.tsx')).AttentionList, null)
