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

/** A value of plain JSON as text, in which what is written already stands as it is. */
export const serializeJson = (value: unknown): string => {
  if (value instanceof RawJson) return value.json
  if (Array.isArray(value)) return `[${value.map(serializeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${serializeJson(field)}`).join(',')}}`
}

/** An answer of which parts are written already. It is not checked again: what stands beside them has to fit its contract by its type. */
export const rawJson = <T>(answer: T): RawJson<Whole<T>> => new RawJson(serializeJson(answer))

/** The fields of several JSON objects, none of them empty, as one. */
export const oneObject = (...objects: string[]) => `{${objects.map((object) => object.slice(1, -1)).join(',')}}`
