const fewest = 30
const timesAsMany = 4

/** Whether so many applications within an hour are far more than usual: at least 30, and four times the average hour of two weeks. */
export const isJump = (withinHour: number, averageHour: number): boolean =>
  withinHour >= fewest && withinHour >= timesAsMany * averageHour
