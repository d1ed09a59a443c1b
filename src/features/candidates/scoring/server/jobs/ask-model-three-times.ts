import { buildModelQuestion } from '@reinforce/resume-reader/model-review/build-model-question.ts'
import {
  type GivenVerdict,
  keepAgreedVerdicts,
  type ModelVerdict,
} from '@reinforce/resume-reader/model-review/keep-agreed-verdicts.ts'
import { askModel, type LanguageModelSettings } from '../../../../../integrations/language-model/language-model.ts'
import { type Position } from '../../../../../rules/credential/positions.ts'
import { parseModelAnswer } from '../model-review/parse-model-answer.ts'

const times = 3
const bounds = { waits: 30_000, most: 2_000 }

/**
 * `away`: the endpoint did not answer. `nonsense`: its answer cannot be parsed. `dropped`: the result is no longer
 * needed.
 */
export type ThriceResult = { ok: true; criteria: ModelVerdict[] } | { ok: false; why: 'away' | 'unusable' | 'dropped' }

type ToAsk = { text: string; position: Position /** Pages without readable text. */; unread: number }

/**
 * Asks a model three times about the same résumé, one after the other, and checks `isWanted` before each. The first
 * unusable answer ends it.
 */
export const askModelThreeTimes = async (
  settings: LanguageModelSettings,
  { text, position, unread }: ToAsk,
  isWanted: () => Promise<boolean>,
): Promise<ThriceResult> => {
  const { criteria, lines, isCut, ...question } = buildModelQuestion(text, position)
  const answers: GivenVerdict[][] = []
  while (answers.length < times) {
    if (!(await isWanted())) return { ok: false, why: 'dropped' }
    const said = await askModel(settings, question, bounds)
    if (!said.ok) return { ok: false, why: said.why === 'empty' ? 'unusable' : 'away' }
    const answer = parseModelAnswer(said.text)
    if (!answer) return { ok: false, why: 'unusable' }
    answers.push(answer)
  }
  const agreed = keepAgreedVerdicts(answers, { criteria, lines, isComplete: !isCut && unread === 0 })
  return agreed ? { ok: true, criteria: agreed } : { ok: false, why: 'unusable' }
}
