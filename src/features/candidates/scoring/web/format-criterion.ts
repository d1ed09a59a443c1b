/** Returns the words for a criterion. “Settings” alone reads like the console’s own; the rubric and stored scores keep it as the key. */
export const formatCriterion = (name: string): string => (name === 'Settings' ? 'Work settings' : name)
