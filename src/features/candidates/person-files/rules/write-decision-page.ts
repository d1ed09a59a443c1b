import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { explainFit } from '../../directory/rules/compute-fit-score.ts'
import type { DecisionEvent, DecisionRecord } from './decision-record.ts'
import { formatEventName, formatPersonValue, formatZonedInstant } from './format-person-value.ts'
import { type Fact, writeFacts, writeHtmlPage, writeTable, writeText } from './write-html.ts'
import { writeResumeParts } from './write-resume-parts.ts'

type Show = (instant: string | null) => string

const writeEvents = (events: readonly DecisionEvent[], timeZone: string, show: Show): string => {
  if (events.length === 0) return writeText('None on file.')
  const format = (value: unknown) => formatPersonValue(value, { names: {}, timeZone }) ?? ''
  return writeTable(
    ['When', 'Who', 'What', 'Before', 'After'],
    events.map(({ at, by, name, before, after }) => [
      show(at),
      by ?? 'Reinforce',
      formatEventName(name),
      format(before),
      format(after),
    ]),
  )
}

const writeSteps = ({ inputs, score, set_by_person: person }: DecisionRecord, show: Show): string => {
  const isStatus = score.kind === 'terminated' || score.kind === 'archived'
  const { score_override: _, ...computed } = inputs
  const steps = [
    `By the rule: ${score.without_person.label}, ${score.without_person.number}. ${explainFit({ ...computed, status: null })}`,
    person === null
      ? 'No person set the score.'
      : `${person.by ?? 'Someone'} set it to ${person.number}${person.at === null ? '' : ` on ${show(person.at)}`}: ${person.reason ?? 'no reason'}`,
    isStatus
      ? `The status “${inputs.status ?? ''}” replaces the score. Without the status it is ${score.without_status.label}, ${score.without_status.number}.`
      : `The status “${inputs.status ?? 'none'}” doesn’t change it.`,
    `Result: ${score.label}, ${score.number}. Excellent Fit starts at ${score.excellent_from}. Rule ${score.rule_version}.`,
  ]
  return `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`
}

const listInputs = ({ inputs }: DecisionRecord): Fact[] => [
  ['Position', inputs.position],
  ['Status', inputs.status],
  ['Certification number', inputs.certification_number],
  ['Currently an RBT', inputs.current_rbt === null ? null : inputs.current_rbt ? 'Yes' : 'No'],
  ['Skills (RBT)', inputs.skills_percentage],
  ['Experience (RBT)', inputs.experience_percentage],
  ['Skills (BCBA)', inputs.skills_score],
  ['Experience (BCBA)', inputs.experience_score],
  ['Culture fit (BCBA)', inputs.culture_fit_score],
  ['Culture fit counts', inputs.counts_culture_fit ? 'Yes' : 'No'],
]

const writeConsent = ({ consent, texts, time_zone: timeZone }: DecisionRecord, show: Show): string[] => [
  writeFacts([
    ['Consent to texts', consent.state],
    ['Wording or source', consent.wording_or_source],
    ['Recorded', consent.at === null ? null : show(consent.at)],
  ]),
  '<h3>Changes of the consent</h3>',
  writeEvents(consent.events, timeZone, show),
  '<h3>Opt-outs</h3>',
  consent.opt_outs.length === 0
    ? writeText('None on file.')
    : writeTable(
        ['When', 'Source', 'Proof', 'Ended'],
        consent.opt_outs.map((each) => [show(each.at), each.source ?? '', each.proof ?? '', show(each.ended_at)]),
      ),
  `<h3>Texts (${texts.length})</h3>`,
  texts.length === 0
    ? writeText('None on file.')
    : writeTable(
        ['When', 'Direction', 'By', 'Status', 'Text'],
        texts.map(({ at, direction, by, is_automatic, status, words, failure }) => [
          show(at),
          direction,
          by ?? (is_automatic ? 'Reinforce' : ''),
          failure === null ? status : `${status}: ${failure}`,
          words ?? '',
        ]),
      ),
]

const writeNotices = ({ notices }: DecisionRecord, show: Show): string[] => {
  const { explanations, requests, emails } = notices
  const lines = [
    ...explanations.map((each) => [
      show(each.made_at),
      `Link to the explanation of the score, by ${each.by ?? 'Reinforce'}`,
      '',
    ]),
    ...requests.map(({ asked_at, kind, words, answer, answered_at, by }) => [
      show(asked_at),
      kind === 'correction' ? 'The candidate asked for a correction' : 'The candidate asked for a human review',
      [words, answer === null ? 'Not answered yet.' : `Answer by ${by ?? 'staff'}, ${show(answered_at)}: ${answer}`]
        .filter(Boolean)
        .join('\n'),
    ]),
    ...emails.map(({ at, subject, body, by }) => [
      show(at),
      `Email by ${by ?? 'Reinforce'}: ${subject ?? ''}`,
      body ?? '',
    ]),
  ]
  return [lines.length === 0 ? writeText('None on file.') : writeTable(['When', 'What', 'Words'], lines)]
}

/** Writes the record of a decision as a document to print, from the same data as its JSON. */
export const writeDecisionPage = (record: DecisionRecord): string => {
  const { candidate, score, time_zone: timeZone, resume } = record
  const show: Show = (instant) => (instant === null ? '' : formatZonedInstant(instant, timeZone))
  const title = `Decision record of ${candidate.name}`
  return writeHtmlPage(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    writeText(
      `${record.organization}. ${record.made_by} requested it on ${show(record.made_at)}. Times are in the zone of the organization.`,
    ),
    writeFacts([
      ['Score', `${score.label}, ${score.number}`],
      ['Before the status', `${score.without_status.label}, ${score.without_status.number}`],
      ['Position as received', candidate.position_received],
      ['Received', show(candidate.received_at)],
      ['Source', candidate.source],
      ['Job code', candidate.job_code],
      ['Location', candidate.location],
      [
        'Records',
        candidate.records.length > 1
          ? `${candidate.records.length} records were merged. Texts and events of all are included.`
          : null,
      ],
    ]),
    writeText(
      'A score moves and rejects no one. Statuses change by people, or by an event that is listed under Decisions.',
      true,
    ),
    '<h2>How the score was calculated</h2>',
    writeSteps(record, show),
    '<h3>Values it starts from</h3>',
    writeFacts(listInputs(record)),
    ...writeResumeParts(resume, show),
    '<h2>AI model</h2>',
    writeText(
      record.model_review === null
        ? 'No AI model read this resume.'
        : `${record.model_review.model ?? 'A model'} read it on ${show(record.model_review.read_at)}. ` +
            'No score rests on it. Its verdicts are in the JSON file.',
    ),
    '<h2>What changed the score</h2>',
    writeEvents(record.score_events, timeZone, show),
    '<h2>Decisions</h2>',
    writeEvents(record.decisions, timeZone, show),
    '<h2>Who saw what, and when</h2>',
    writeEvents(record.seen.recorded, timeZone, show),
    writeText(record.seen.not_recorded, true),
    '<h2>Consent and texts</h2>',
    ...writeConsent(record, show),
    '<h2>Notices and answers</h2>',
    ...writeNotices(record, show),
    '<h2>How to check it</h2>',
    writeText(
      'Run npm run -s recompute-score -- decision-record.json in a copy of Reinforce. It needs no server and no database.',
    ),
    writeText('It reads the resume again, counts the points, and prints each difference.'),
  ])
}
