import states from './us-states.json' with { type: 'json' }

/** Two-letter codes with their names: the fifty states, DC, and the territories. Their short forms follow the name in the table. */
export const usStates: Record<string, string> = Object.fromEntries(
  Object.entries(states).map(([code, [name = '']]) => [code, name]),
)

const namesOf: Readonly<Record<string, readonly string[]>> = states

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

const codesByState = new Map<string, string>(
  Object.entries(states).flatMap(([code, forms]) => [code, ...forms].map((form) => [letters(form), code] as const)),
)

/** The two-letter code of a state however it was written ('Ill.', 'texas', 'TX.', 'D.C.'), or null. */
export const parseState = (text: string): string | null => {
  if (text.length > 60 || !/^[a-z\s.,]*$/i.test(text)) return null
  return codesByState.get(letters(text)) ?? null
}

/** The ways in which a state is written (its code, its name, short forms), in lower-case letters alone. */
export const listStateForms = (code: string): string[] => [code, ...(namesOf[code] ?? [])].map(letters)
