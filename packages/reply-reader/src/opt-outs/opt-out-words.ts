/** Where an opt-out is known from: the organization's own ledger, or only the platform's, which does not tell whose it is. */
export const optOutMarks = ['here', 'everywhere'] as const
export type OptOutMark = (typeof optOutMarks)[number]

/** The mark next to a number that may not be texted. */
export const optOutWords: Record<OptOutMark, string> = {
  here: 'Opted out',
  everywhere: 'Opted out of this service’s texts',
}
