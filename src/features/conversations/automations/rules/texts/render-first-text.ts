import type { Language } from '../../../../../rules/words/language.ts'
import { addWayOut } from '../../../../texting/messages/rules/way-out.ts'
import { initialProgress } from '../enrollment.ts'
import { createFlow, type FlowSettings } from '../flow.ts'
import { transition } from '../transition.ts'
import { fillExample } from './fill-example.ts'
import { getDisclosure, pickWording } from './texts.ts'

type Sender = { organization: string; zone: string; language: Language; now: Date }

/**
 * Renders the first text that *New applicant* sends with these settings, to an applicant named Ana: greeting, disclosure,
 * first question, and how to opt out. An automation that asks nothing offers example times.
 */
export const renderFirstText = (settings: FlowSettings, { organization, zone, language, now }: Sender): string => {
  const flow = createFlow('applicant', { ...settings, waitMinutes: 0 })
  const { text } = transition(
    { flow, progress: initialProgress, status: 'scheduled', begunAt: now, startsAt: null },
    { kind: 'due' },
    { now, organization, language, zone, candidateZone: null, free: [] },
  )
  const values = { organization, times: '{times}' }
  const offer = () =>
    [
      pickWording(flow.texts, 'intro', language, values),
      getDisclosure(language),
      pickWording(flow.texts, 'offer', language, values),
    ].join(' ')
  return addWayOut(fillExample(text ?? offer(), language, organization), language)
}
