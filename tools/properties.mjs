import fc from 'fast-check'

/**
 * Properties run on the same examples everywhere, so a commit that passes here passes elsewhere too.
 * `HUNT=50 npm run test:rules` looks for new counterexamples: fifty times as many, from a new seed.
 * `npm run verify` sets `PROPERTY_RUNS=0.1`: a tenth of them.
 */
const hunt = Number(process.env.HUNT ?? '0')
const share = Number(process.env.PROPERTY_RUNS ?? '1')
fc.configureGlobal(hunt > 0 ? { numRuns: 100 * hunt } : { seed: 20_261_120, numRuns: Math.ceil(100 * share) })
