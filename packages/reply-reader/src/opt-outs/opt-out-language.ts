import type { Language } from '../../../../src/rules/words/language.ts'

const spanish = new Set(
  `alto baja basta pare paren parar mensaje mensajes textos texto por favor porfavor porfa numero equivocado equivocada quiero deje dejen dejeme
  dejenme ya nunca escriban escriba escriben escribas escribir manden mande mandar mandarme envien envie enviar borre borren borreme quite quiten quiteme lista cancelar cancele
  terminar suficiente detener ayuda gracias hola buenas buenos dias tardes usted ustedes soy esta este estoy mi su sus que los las el la de con para ni molesten moleste
  mas quien llamen llame llamar recibir reciba favor trabajo persona telefono celular aqui salir salirme desuscribir desuscribirme empezar comenzar iniciar eliminen elimine`
    .split(/\s+/)
    .filter(Boolean),
)
const english = new Set(
  `please stop texting text texts texted messages message messaging me my you your the this these do not dont want any anymore more wrong number remove take off list thanks
  thank i im am is are was job found already have just leave alone and of from out opt who what why how can could would send sending contact again it that sorry`
    .split(/\s+/)
    .filter(Boolean),
)
/** Words that people write in either language, because texts ask for them. */
const ofNeither = new Set(['stop', 'help', 'start', 'info', 'no', 'ok', 'me', 'a'])

/** The language that a short text is written in; null where its words are of neither, as of STOP and HELP. */
export const detectLanguage = (text: string): Language | null => {
  const words = text
    .slice(0, 1_000)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !ofNeither.has(word))
  const of = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [ours, theirs] = [of(spanish), of(english)]
  if (ours === theirs) return null
  return ours > theirs ? 'es' : 'en'
}
