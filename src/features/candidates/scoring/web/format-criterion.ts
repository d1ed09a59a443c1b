/** Names that the rubric and stored scores keep as keys. “Settings” alone reads like the console’s own. */
const shownNames: Record<string, string> = {
  Settings: 'Work settings',
  'Training for the certification': 'RBT training',
}

/** Returns the words for a criterion. */
export const formatCriterion = (name: string): string => shownNames[name] ?? name

/** Returns a stored analysis with the words for its criteria. */
export const formatAnalysis = (text: string): string =>
  text.replaceAll(/\btraining for the certification\b/gi, 'RBT training')
