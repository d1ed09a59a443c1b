type Usage = { user: number; system: number }
/** Tests of rules are compiled for the browser, too, which has no such thing. */
declare const process: { cpuUsage: (since?: Usage) => Usage }

/** Milliseconds of the processor that this program itself spent on `work`: what else runs on the machine does not count. */
export const ownTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
