/** A day since which few came, and words that many and few have. */
type Words = { since: string; common: string; rare: string }
type PlanQuestion = { name: string; filter: object }

const askAlone = ({ since, common, rare }: Words): Record<string, object> => ({
  nothing: {},
  today: { scope: 'today', timeZone: 'America/New_York' },
  status: { status: ['Hired'] },
  'the first status': { status: ['Initial Inquiry'] },
  'two statuses': { status: ['Hired', 'Archived'] },
  position: { position: ['BCBA'] },
  'status and position': { status: ['Hired'], position: ['BCBA'] },
  premium: { type: ['Premium'] },
  applicant: { type: ['Applicant'] },
  language: { language: ['Spanish'] },
  'the last days': { dateRange: 'Last 7 Days' },
  experience: { experience: 'RBT Experience' },
  registry: { registry: ['Claimed, not verified'] },
  'first touch': { firstTouch: 'Not yet' },
  'no interview time': { interviewTime: 'Not set' },
  since: { since },
  'a rare word': { q: rare },
  'a common word': { q: common },
  'a word no one has': { q: 'xylophon' },
  'a score': { score: ['Excellent Fit'] },
})

const orders: Record<string, object> = {
  '': {},
  ', oldest first': { sortDate: 'oldest' },
  ', best first': { sortScore: 'highest' },
  ', lowest first': { sortScore: 'lowest' },
}

/** Which filter a question sets: two values of one are no pair. */
const getFilterName = (filter: object) => Object.keys(filter).find((key) => key !== 'timeZone') ?? ''

/** Lists every filter of the directory alone, in every order, and every two of them in three. */
export const listPlanQuestions = (words: Words) => {
  const asked = askAlone(words)
  const questions: PlanQuestion[] = Object.entries(asked).flatMap(([name, filter]) =>
    Object.entries(orders).map(([order, sort]) => ({ name: name + order, filter: { ...filter, ...sort } })),
  )
  const single = Object.entries(asked).filter(([, filter]) => Object.keys(filter).length === 1)
  const pairs: PlanQuestion[] = single.flatMap(([name, filter], at) =>
    single
      .slice(at + 1)
      .filter(([, other]) => getFilterName(other) !== getFilterName(filter))
      .flatMap(([other, more]) =>
        ['', ', oldest first', ', best first'].map((order) => ({
          name: `${name} + ${other}${order}`,
          filter: { ...filter, ...more, ...orders[order] },
        })),
      ),
  )
  return { asked, questions, pairs }
}
