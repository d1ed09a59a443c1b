/** JSON of an answer, or of a part of one, as it leaves: PostgreSQL wrote it, and no one takes it apart on the way. */
export class RawJson<T> {
  json: string
  constructor(json: string) {
    this.json = json
  }

  /** The same as values, for anyone who does more with it than to pass it on. */
  read(): T {
    return JSON.parse(this.json)
  }
}

type Whole<T> =
  T extends RawJson<infer W>
    ? W
    : T extends readonly (infer E)[]
      ? Whole<E>[]
      : T extends object
        ? { [K in keyof T]: Whole<T[K]> }
        : T

/** Returns a value of plain JSON as text, with written parts unchanged. */
export const serializeJson = (value: unknown): string => {
  if (value instanceof RawJson) return value.json
  if (Array.isArray(value)) return `[${value.map(serializeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${serializeJson(field)}`).join(',')}}`
}

/**
 * Returns an answer of which parts are written already. It is not checked again: the other parts have to fit its
 * contract by their type.
 */
export const rawJson = <T>(answer: T): RawJson<Whole<T>> => new RawJson(serializeJson(answer))

/** Joins the fields of several JSON objects, each with at least one, into one. */
export const joinObjects = (...objects: string[]) => `{${objects.map((object) => object.slice(1, -1)).join(',')}}`
