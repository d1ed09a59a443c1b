type ExplanationLink = { clinic: string; url: string; language: 'en' | 'es' }

/** Writes the text that brings a candidate the link to their score’s explanation. Sending fills in the tag. */
export const writeExplanationText = ({ clinic, url, language }: ExplanationLink): string =>
  language === 'es'
    ? `Hola {{Candidate First}}: vea cómo ${clinic} calificó su solicitud y qué puede agregar: ${url}`
    : `Hi {{Candidate First}}, see how ${clinic} scored your application and what you can add: ${url}`
