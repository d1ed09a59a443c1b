import { stripContactLines } from '@reinforce/resume-reader/resume-text.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { type Day, formatDay } from '../../../../rules/day.ts'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { type FitKind, getFitLabel } from '../../../candidates/directory/rules/compute-fit-score.ts'

type SharedCandidate = {
  name: string
  position: Position
  city: string | null
  state: string | null
  organization: string | null
  fit: { kind: FitKind; number: number }
  /** The registry's answer about the certification number, in a word. Null if none is claimed. */
  registry: string | null
  analysis: string | null
  resume_text: string | null
  last_day: Day
  excellentFrom: number
}

const style = [
  ':root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}',
  'body{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}',
  'h1{margin:.2rem 0;font-size:1.7rem}',
  'h2{margin:2rem 0 .4rem;font-size:1.1rem}',
  'p{margin:.3rem 0}',
  '.quiet{opacity:.72}',
  'pre{white-space:pre-wrap;font:inherit;margin:0}',
].join('')

const page = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
  ].join('')

const section = (title: string, text: string): string => `<h2>${title}</h2><pre>${escapeHtml(text)}</pre>`

/**
 * One candidate for someone without an account: who, where, how well they fit and their résumé without contact lines.
 * No phone, no email address, no link, no script.
 */
export const writeSharePage = (shared: SharedCandidate): string => {
  const { name, position, city, state, organization, fit, registry, analysis, resume_text, last_day, excellentFrom } =
    shared
  const who = name || 'Candidate'
  const facts = [position, [city, state].filter(Boolean).join(', '), organization ?? ''].filter(Boolean).join(' · ')
  const number = fit.kind === 'computed' && fit.number > 0 ? ` (${fit.number})` : ''
  const resume = stripContactLines(resume_text ?? '').trim()
  return page(
    who,
    [
      `<p class="quiet">Reinforce · read-only until ${formatDay(last_day)}</p>`,
      `<h1>${escapeHtml(who)}</h1><p>${escapeHtml(facts)}</p>`,
      `<p><strong>${getFitLabel(fit, excellentFrom)}</strong>${number}${registry === null ? '' : ` · ${registry}`}</p>`,
      section('Analysis', stripContactLines(analysis ?? '').trim() || 'No analysis available.'),
      section('Resume', resume || 'No Resume Breakdown Available For This Candidate...'),
    ].join('\n'),
  )
}

/** The page for an expired, withdrawn, or unknown link, the same for each. */
export const goneSharePage: string = page(
  'Link not available',
  '<h1>This link is not available</h1><p>It may have expired or been withdrawn. Ask the person who sent it for a new one.</p>',
)
