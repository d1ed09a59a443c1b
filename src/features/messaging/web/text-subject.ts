/** Whom a text goes to, in the words of the wire: some ids, or all that match a query but a few. */
export type TextSelection = { ids: string[] } | { query: Record<string, unknown>; except: string[]; expected: number }

export type TextSubject = {
  selection: TextSelection
  count: number
  /** Set when the text goes to one person. */
  one: { id: string; name: string; hasResume: boolean } | null
}
