/** The words of a list that is written as people write lists: parted by commas, over as many lines as it takes. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
