import type { ResumeFacts } from './resume-facts.ts'
import type { ResumeScore } from './score-resume.ts'

const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name)

/** Returns the facts and score of a file in the shape for programs; null: it cannot be read. */
export const serializeFacts = (read: { facts: ResumeFacts; score: ResumeScore } | null) => {
  const facts = read?.facts
  const score = read?.score
  return {
    readable: read !== null,
    is_resume: facts?.is_resume ?? false,
    position: facts?.position ?? 'neither',
    certifications: (facts?.certifications ?? []).map(({ kind, number, state }) => ({ kind, number, state })),
    current_rbt: facts?.current_rbt ?? false,
    aba_months: facts?.aba_months ?? null,
    related_months: facts?.related_months ?? null,
    skills: names(facts?.skills ?? []),
    assessments: names(facts?.assessments ?? []),
    systems: names(facts?.systems ?? []),
    languages: names(facts?.languages ?? []),
    availability: names(facts?.availability ?? []),
    education: facts?.education ?? { highest: null, field: null, in_progress: false },
    employers: (facts?.employers ?? []).map(({ name, title, from, to }) => ({ name, title, from, to })),
    skills_percentage: score?.skills_percentage ?? null,
    experience_percentage: score?.experience_percentage ?? null,
    skills_score: score?.skills_score ?? null,
    experience_score: score?.experience_score ?? null,
    culture_fit_score: score?.culture_fit_score ?? null,
    quotes: score?.quotes ?? [],
  }
}
