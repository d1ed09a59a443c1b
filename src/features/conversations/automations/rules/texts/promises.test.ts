import { expect, test } from 'vitest'
import texts from './texts.json' with { type: 'json' }

/** Things that a text may not name, since no automation sends them. */
const unsent = /e-?mail|correo|\blinks?\b|enlace|\bforms?\b|formulario|attach|adjunt|portal/i

const sentences = Object.entries(texts).flatMap(([group, named]) =>
  Object.entries(named).flatMap(([key, words]) =>
    Object.entries(words).map(([language, text]) => [`${group} ${key} ${language}`, text] as const),
  ),
)

test.each(sentences)('%s promises nothing that isn’t sent', (_, text) => {
  expect(text).not.toMatch(unsent)
})
