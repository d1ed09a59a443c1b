/** What a reply answers: the times that were offered, an interview that stands, or nothing in particular. */
export type Expectation = { kind: 'offer'; times: readonly Date[] } | { kind: 'interview'; at: Date } | { kind: 'none' }
