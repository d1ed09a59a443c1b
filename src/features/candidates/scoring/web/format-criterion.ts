/** The keys of the rubric and of stored scores that read unclear on a screen. */
const words: Record<string, string> = { Settings: 'Work settings', 'Training for the certification': 'RBT training' }

/** Returns the words for a criterion. */
export const formatCriterion = (name: string): string => words[name] ?? name
