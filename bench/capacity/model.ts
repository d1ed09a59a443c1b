/** What was measured, on one machine. */
export type Measurement = {
  /** Processor seconds that one call of a working day takes, in a process of ours and in PostgreSQL. */
  ours: number
  database: number
  /** Processor seconds that one password takes. */
  password: number
  /** Bytes of the whole database a candidate, indexes, texts and history included. */
  bytesACandidate: number
  /** Texts a second that one process hands over. */
  textsASecond: number
}

/** What is wanted. */
export type Target = {
  candidates: number
  clinics: number
  textsADay: number
  peopleAtWork: number
  callsAMinute: number
}

const sendingHours = 10
const signInMinutes = 10 // in which everyone who begins at 9:00 signs in
const peak = 3 // Monday 9:00 against the mean of a working day
const busyAtMost = 0.6 // a core that is busier makes people wait

/** What that takes, by plain arithmetic: every figure can be followed by hand. */
export const needed = (of: Measurement, wanted: Target) => {
  const calls = (wanted.peopleAtWork * wanted.callsAMinute) / 60
  const texts = (wanted.textsADay / (sendingHours * 3600)) * peak
  return {
    callsASecond: calls,
    coresOfOurs: (calls * of.ours) / busyAtMost,
    coresOfDatabase: (calls * of.database) / busyAtMost,
    coresOfSignIns: ((wanted.peopleAtWork / (signInMinutes * 60)) * of.password) / busyAtMost,
    gigabytes: (wanted.candidates * of.bytesACandidate) / 1e9,
    textsASecondAtPeak: texts,
    processesThatText: texts / of.textsASecond,
  }
}
