/**
 * The edition of the reader: another number whenever it reads any reply otherwise (`tools/reply-corpus.test.ts` notices), so that what
 * an earlier one read can be read again before anyone relies on it.
 */
export const classifierVersion = 11
