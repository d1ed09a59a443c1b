import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'

export type LanguageModelSettings = { baseUrl: string; apiKey?: string | undefined; model: string }

/** A model's answer, or why there is none: too late, a refusal of the server, or an empty answer. */
export type CompletionResult = { ok: true; text: string } | { ok: false; why: 'late' | 'refused' | 'empty' }

/**
 * One question to any OpenAI-compatible endpoint, asked once; it `waits` so many milliseconds for `most` so many tokens. What breaks is
 * told in one word: the vendor's own words could repeat the key or the résumé, so they go nowhere.
 */
export const askModel = async (
  { baseUrl, apiKey, model }: LanguageModelSettings,
  { instructions, prompt }: { instructions: string; prompt: string },
  { waits = 20_000, most = 300 }: { waits?: number; most?: number } = {},
): Promise<CompletionResult> => {
  const signal = AbortSignal.timeout(waits)
  try {
    const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) })
    const { text } = await generateText({
      model: provider(model),
      instructions,
      prompt,
      maxRetries: 0,
      maxOutputTokens: most,
      abortSignal: signal,
    })
    return text.trim() === '' ? { ok: false, why: 'empty' } : { ok: true, text }
  } catch {
    return { ok: false, why: signal.aborted ? 'late' : 'refused' }
  }
}
