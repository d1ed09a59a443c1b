/** What a reader finds in a whole résumé, in short; today is 2026-11-24. Jobs are `kind: title @ employer from..to`. */
export type ResumeCase = {
  name: string
  text: string
  kind: string
  certifications: string
  months: [aba: number | null, related: number | null]
  terms: string
  languages: string
  education: string
  jobs: string[]
}
