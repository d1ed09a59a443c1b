const day = 24 * 60 * 60 * 1000
/** A test that needed no second try for so long is forgotten. */
const forgotten = 14 * day

/**
 * Compares the tests that needed a second try with those of the runs before. `seen`: by test when it first and last did, in
 * milliseconds. Answers the tests that have done so for a day, and what to remember.
 */
export const secondTries = (seen, wavering, now) => {
  const kept = Object.entries(seen).filter(([, { last }]) => now - last < forgotten)
  const firstSeen = Object.fromEntries(kept)
  for (const test of wavering) firstSeen[test] = { first: firstSeen[test]?.first ?? now, last: now }
  return { late: [...new Set(wavering)].filter((test) => now - firstSeen[test].first >= day), firstSeen }
}
