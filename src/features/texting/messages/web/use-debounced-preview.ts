import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { previewTexts } from '../contract/messages.ts'
import { findSpanishProblem, findTextError } from '../rules/text-rules.ts'
import type { TextSelection } from './text-subject.ts'

/** `messageSpanish`: what those who prefer Spanish get, blank for the same words as all. */
type PreviewInput = { message: string; messageSpanish?: string; sendAt?: string | undefined; attestConsent?: boolean }

/**
 * Loads what each recipient would get and when, a moment after the typing pauses; nothing while the text cannot be
 * sent.
 */
export const useDebouncedPreview = (
  selection: TextSelection,
  { message, messageSpanish = '', sendAt, attestConsent = true }: PreviewInput,
) => {
  const [settled] = useDebouncedValue(message, 300)
  const [settledSpanish] = useDebouncedValue(messageSpanish, 300)
  const enabled = findTextError(settled) === null && findSpanishProblem(settledSpanish) === null
  const spanish = settledSpanish.trim() === '' ? {} : { messageSpanish: settledSpanish }
  const preview = useQuery(
    previewTexts,
    { selection, message: settled, ...spanish, attestConsent, ...(sendAt ? { sendAt } : {}) },
    { enabled, keepPrevious: true, staleTime: 5_000 },
  )
  const isUpdating = enabled && (settled !== message || settledSpanish !== messageSpanish || preview.isPlaceholderData)
  return {
    isUpdating,
    settled: { message: settled, ...spanish },
    preview: enabled ? preview.data : undefined,
    failed: enabled && preview.isError,
    refetch: preview.refetch,
  }
}
