/** Ends of the sentence for why a file is held, where the check failed. */
export const notLooked = {
  tooFar: 'it unpacks to far more than its size.',
  part: 'part of it couldn’t be checked.',
  slow: 'checking it took too long.',
} as const

/** Whether something was found, rather than no one being able to look. */
export const isFound = (active: string): boolean => !Object.values<string>(notLooked).includes(active)
