const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that end the texts when a sentence holds nothing else. English, then Spanish. */
export const stopWords = listed(`
  stop stp sotp stopall stop2end stop2quit unsubscribe unsub unsuscribe unsubcribe unsubsribe quit end cancel revoke optout block arret
  alto para parar pare paren basta baja cancelar detener detenganse detengase detente terminar desuscribir
  desuscribirme borreme borrenme suficiente`)

/** Words that end the texts only as the whole message. */
export const stopWordsAlone = listed('enough stopped unsubscribed halt discontinue desist salir salirme fuera')

/** Words that do not affect the stop word next to them. */
export const fillers = listed(`
  please pls plz thanks thank you thx sorry hi hello hey ok okay yes no nope now just it this all already right
  por favor gracias ya kindly immediately yall omg today 2 and sir maam`)

/** Words that make a jest of it. */
export const jokeMarkers = listed('lol lmao haha ha jk maybe perhaps quizas')

/** Long words of such sentences that may hold one slip of the finger. */
export const oftenMistyped = ['texting', 'messaging', 'unsubscribe'] as const

/** Words one letter away from a stop word that mean something of their own, so they are no slip of the finger. */
export const ownWords = listed(`
  step shop top atop stow stomp stoop strop slop swop sop stoy sto stops spot store
  quite quiet quilt quint suit unit quip quid guilt quits
  cancer cancels canceled cancelo cancela evoke revoked revokes black clock lock blocks flock bloc blocked blocky
  also auto algo alta altos salto asalto alta pasta hasta casta gasta vasta bastar baste basts
  pasar pagar parir parear sacar tarar parent paran pasen parten parece padre parte pares pase pague park parque part paren
  baje bajo bajas bajar caja bata raja saja termina terminal terminas terminaron germinar determinar terminamos
  cancelara cancelaron cancelado cancelan cancelas cancelen terminan terminara terminado retener parara paraba sales salid salio salia subir salar detenerse detenerme detiene detenido
  suficientes unsure enoughs though tough rough haft shalt malt salt half hall alt desk insist resist exist
  testing massaging vexing unsubscribed unsubscribes`)

/** The 🛑 of those who write no word. */
export const stopEmoji = /🛑|🚫|📵/u
/** Signs that keep the meaning of a stop sign. Next to any other it may cross that out: “🚗🚫” is a missing car. */
export const besideStopEmoji =
  /🛑|🚫|📵|📱|📲|☎|📞|💬|✉|📧|📩|📨|🗨|🙏|😡|🤬|😠|😤|🖕|✋|🤚|👋|❌|🙅|❗|‼|\p{Emoji_Modifier}|\u200d|\ufe0f|[♀♂\s!.]/gu

/** Signs that are bitter, and may mean it. */
export const angryEmoji = /[👎🖕🙄😡🤬😒]/u

/** Whole messages that take an opt-out back, and those that ask who writes. */
export const startWords = listed('start unstop resume resubscribe empezar comenzar iniciar')
/** Whole messages that ask who writes and how to end it. */
export const helpWords = listed('help info ayuda')
