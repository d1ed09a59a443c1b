/** Name of each action on a candidate, the same on their page and in their panel. */
export const actLabels = { text: 'Text', interview: 'Schedule', status: 'Status' }
