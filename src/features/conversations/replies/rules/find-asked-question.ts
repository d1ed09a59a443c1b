const interest =
  /interest|interesa|still (?:looking|want|available)|want|would you like|open to|care to|buscando|gustaría|quiere/i

const plainWords = new Set(
  `no nope nah naw nop nel not yet sorry i dont do am im havent have never sir maam mam unfortunately
  aun todavia tengo soy estoy señor señora disculpe lo siento`.split(/\s+/),
)

const denials = new Set(['no', 'nope', 'nah', 'naw', 'nop', 'nel', 'not', 'dont', 'havent', 'never'])

/** Returns the last question of a text. Null if it asks nothing, or asks whether the person is interested. */
export const findAskedQuestion = (text: string): string | null => {
  const questions = text
    .split('?')
    .slice(0, -1)
    .map((piece) => `${piece.split(/[.!¿¡\n]/).at(-1) ?? ''}?`)
  if (questions.some((question) => interest.test(question))) return null
  return questions.at(-1)?.trim() ?? null
}

/** Whether a reply is a no and nothing else: “nope”, “not yet, sorry”, “todavía no”. It answers a question; it refuses no job. */
export const isBareNo = (text: string): boolean => {
  const words = text
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301’']/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).some((word) => denials.has(word)) && (words ?? []).every((word) => plainWords.has(word))
}
