/** Name of each action on a candidate, the same on their page and in their panel. */
export const actLabels = { text: 'Text', interview: 'Schedule', status: 'Status' }

/** Name of an action; an interview that has no time yet asks for it. */
export const getActLabel = (act: keyof typeof actLabels, isTimeMissing: boolean): string =>
  act === 'interview' && isTimeMissing ? 'Set Interview Time' : actLabels[act]
