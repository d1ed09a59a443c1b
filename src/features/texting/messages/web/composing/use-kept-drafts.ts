import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../../platform/web/refresh.ts'
import { saveTextDraft } from '../../contract/drafts.ts'
import { type KeptDrafts, keepDrafts } from './kept-drafts.ts'

const known = new WeakMap<QueryClient, KeptDrafts>()

/** The drafts of this page: one keeper, however many forms write. */
export const useKeptDrafts = (): KeptDrafts => {
  const client = useQueryClient()
  const found = known.get(client)
  if (found) return found
  const made = keepDrafts(
    async (candidateId, words) =>
      await call(saveTextDraft, { ...words, ...(candidateId === '' ? {} : { candidateId }) }, { keepalive: true }),
    // Lists of threads mark where one has a draft.
    () => void refreshAreas(client, ['texts']),
  )
  window.addEventListener('person-forgotten', made.forget)
  known.set(client, made)
  return made
}
