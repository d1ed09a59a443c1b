import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '../../../platform/web/use-query.ts'
import { previewTexts } from '../contract.ts'
import { textProblem } from '../rules/text-rules.ts'
import type { TextSelection } from './text-subject.ts'

/** What each recipient would get and when, a moment after the typing pauses; nothing while the text cannot be sent. */
export const useDebouncedPreview = (
  selection: TextSelection,
  message: string,
  sendAt?: string,
  attestConsent = true,
) => {
  const [settled] = useDebouncedValue(message, 300)
  const enabled = textProblem(settled) === null
  const preview = useQuery(
    previewTexts,
    { selection, message: settled, attestConsent, ...(sendAt ? { sendAt } : {}) },
    { areas: [], enabled, keepPrevious: true, staleTime: 5_000 },
  )
  const isUpdating = enabled && (settled !== message || preview.isPlaceholderData)
  return {
    isUpdating,
    settled,
    preview: enabled ? preview.data : undefined,
    failed: enabled && preview.isError,
    refetch: preview.refetch,
  }
}
