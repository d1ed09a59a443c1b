import { parseState, usStates } from '../../../../../rules/us-states.ts'
import { writeScoringNotice } from '../../../../candidates/explanations/rules/write-scoring-notice.ts'
import type { ApplyWords } from '../../rules/words/get-apply-text.ts'
import { html } from './html.ts'
import type { PublicJob } from './write-job.ts'

/**
 * The notice about the tool that scores applications, before sending. It has the notices of every state's law, since no one knows an
 * applicant's state before they chose it; the script shows those of the place and of the chosen state only.
 */
export const writeNotice = (job: PublicJob, { words, language }: ApplyWords) => {
  const notice = (states: readonly string[]) => writeScoringNotice({ ...job, states, language })
  const common = notice([])
  const ofStates = Object.keys(usStates).flatMap((state) =>
    notice([state])
      .slice(common.length)
      .map((paragraph) => ({ state, paragraph })),
  )
  return html`<details class="notice"><summary><h2>${words.howScored}</h2></summary><div data-place="${parseState(job.state ?? '')}">${common.map(
    (each) => html`<p>${each}</p>`,
  )}${ofStates.map(({ state, paragraph }) => html`<p data-state="${state}">${paragraph}</p>`)}</div></details>`
}
