import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import type { Language } from '../../../../rules/words/language.ts'
import { createNumbers, pickReply, type ResponderProfile } from '../../automations/rules/responder-profiles.ts'
import type { PlayedRole } from './roles.ts'

const habits: Readonly<Record<PlayedRole, ResponderProfile>> = {
  cooperative: 'quick',
  slow: 'slow',
  confused: 'wordy',
  spanish: 'quick',
  silent: 'silent',
}

/**
 * What a played person answers to a text, and after how many minutes; null: nothing. The same text gets the same words for ever. Some
 * of them leave a text unanswered, as people do.
 */
export const findScriptedReply = (
  role: PlayedRole,
  { id, language, asked }: { id: string; language: Language; asked: Expectation },
): { minutes: number; words: string } | null => {
  const reply = pickReply(createNumbers(id), habits[role], role === 'spanish' ? 'es' : language, asked)
  return reply && { words: reply.words, minutes: Math.max(1, Math.round(reply.minutes)) }
}
