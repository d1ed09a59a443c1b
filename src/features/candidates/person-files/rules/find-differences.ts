/** A place where two values differ, as a path (`facts.skills[2].name`), with both. */
export type Difference = { at: string; recorded: unknown; computed: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists where JSON values differ, in the order of the recorded one. A missing field equals none. */
export const findDifferences = (recorded: unknown, computed: unknown, at: string): Difference[] => {
  if (Array.isArray(recorded) && Array.isArray(computed))
    return Array.from({ length: Math.max(recorded.length, computed.length) }).flatMap((_, index) =>
      findDifferences(recorded[index], computed[index], `${at}[${index}]`),
    )
  if (isRecord(recorded) && isRecord(computed))
    return [...new Set([...Object.keys(recorded), ...Object.keys(computed)])].flatMap((name) =>
      findDifferences(recorded[name], computed[name], `${at}.${name}`),
    )
  return recorded === computed ? [] : [{ at, recorded, computed }]
}
