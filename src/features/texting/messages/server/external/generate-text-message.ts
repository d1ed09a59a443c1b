import { askModel } from '../../../../../integrations/language-model/language-model.ts'
import { external } from '../../../../../platform/server/external.ts'
import { generateTextMessage } from '../../contract/messages.ts'
import { composeDraft } from '../../rules/drafts/compose-draft.ts'
import { draftQuestion, parseModelDraft } from '../../rules/drafts/parse-model-draft.ts'

const failed = 'Failed to generate AI message. Please try again or write your message manually.'

/**
 * Drafts a text for one candidate. Without a language model it is composed from the résumé's own facts. A model that
 * fails, or whose answer is no recruiting text, answers the error of section 8, together with the composed draft.
 */
export const generateTextMessageRoute = external(generateTextMessage, async ({ input, services }) => {
  const { languageModel } = services.config
  const isEmpty = input.resumeText.trim() === ''
  const said = languageModel && !isEmpty ? await askModel(languageModel, draftQuestion(input)) : null
  const draft = said?.ok ? parseModelDraft(said.text, input) : null
  if (draft) return { message: draft, source: 'model' as const }
  // Takes 4 ms of a long résumé, so it isn't composed while a model has a better one.
  const composed = composeDraft(input)
  if (!composed) return { error: 'No message generated' }
  if (!said) return { message: composed, source: 'composed' as const }
  services.log.warn({ why: said.ok ? 'its draft breaks the rules' : said.why }, 'the language model gave no draft')
  return { error: failed, draft: composed }
})
