import fc from 'fast-check'

/**
 * Properties run on the same examples everywhere, so a commit that passes here passes elsewhere too.
 * `HUNT=50 npm run test:rules` looks for new counterexamples: fifty times as many, from a new seed.
 */
const hunt = Number(process.env.HUNT ?? '0')
fc.configureGlobal(hunt > 0 ? { numRuns: 100 * hunt } : { seed: 20_261_120 })
