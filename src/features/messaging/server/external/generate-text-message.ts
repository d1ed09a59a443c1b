import { askModel } from '../../../../integrations/language-model/language-model.ts'
import { external } from '../../../../platform/server/external.ts'
import { generateTextMessage } from '../../contract.ts'
import { composeDraft } from '../../rules/drafts/compose-draft.ts'
import { draftQuestion, modelDraft } from '../../rules/drafts/model-draft.ts'

/**
 * A draft for one candidate. With a language model set, its answer is used if it is a recruiting text; otherwise, and without
 * a model, the draft is composed from the résumé's own facts, and `source` says so.
 */
export const generateTextMessageRoute = external(generateTextMessage, async ({ input, services }) => {
  const composed = composeDraft(input)
  if (!composed) return { error: 'No message generated' }
  const { languageModel } = services.config
  if (!languageModel) return { message: composed, source: 'composed' as const }
  const said = await askModel(languageModel, draftQuestion(input))
  if (!said.ok) services.log.warn({ why: said.why }, 'the language model gave no draft')
  const draft = said.ok ? modelDraft(said.text, input) : null
  return draft ? { message: draft, source: 'model' as const } : { message: composed, source: 'composed' as const }
})
