import type { ResumeFacts } from '../resume-facts.ts'
import type { ResumeCase } from './resume-case.ts'

const listed = (terms: { name: string }[]) =>
  terms
    .map(({ name }) => name)
    .toSorted()
    .join(', ')

/** The facts of a résumé in the short form of the cases. */
export const said = (facts: ResumeFacts): Omit<ResumeCase, 'name' | 'text'> => ({
  kind: facts.is_resume
    ? [
        facts.position,
        ...(facts.current_rbt ? ['current'] : []),
        ...(facts.has_prompt_injection ? ['instructs'] : []),
      ].join(' ')
    : 'no résumé',
  certifications: facts.certifications.map(({ kind, number, state }) => `${kind} ${number} ${state}`).join('; '),
  months: [facts.aba_months, facts.related_months],
  terms: listed([...facts.skills, ...facts.assessments, ...facts.systems]),
  languages: listed(facts.languages),
  education: `${facts.education.highest} ${facts.education.field}${facts.education.in_progress ? ' in progress' : ''}`,
  jobs: facts.employers.map(({ kind, title, name, from, to }) => `${kind}: ${title} @ ${name} ${from}..${to}`),
})
