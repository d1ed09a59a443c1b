/** Signs that cross out the one next to them. */
const crosses = /❌|❎|✖|⛔|🚫|🙅/u
const ticks = /✅|✔|☑|👍|👌|💯/u
const marks = /❌|❎|✖|⛔|🚫|🙅|\p{Emoji_Modifier}|\u200d|\ufe0f|[♀♂\s.,!]/gu

/** The subject of each question, in one word or sign next to the cross. */
const things = {
  certified: /^(?:|rbt|certified|certificate|certification|certificad[oa]|certificación|certificacion|📜|🎓)$/iu,
  hours: /^(?:|🕐|🕑|🕒|🕓|🕔|🕕|⏰|📅)$/u,
  transport:
    /^(?:|car|vehicle|truck|ride|license|transportation|transport|carro|coche|auto|troca|licencia|transporte|🚗|🚙|🚘|🛻)$/iu,
  adult: /^$/,
}

/** Whether a reply holds a crossing sign. */
export const isCrossedOut = (reply: string): boolean => crosses.test(reply)

/** Whether a reply is only a crossing sign and at most the subject of the question: “🚗❌”, “car 🙅”. */
export const isOnlyCrossed = (reply: string, topic: keyof typeof things): boolean =>
  crosses.test(reply) && !ticks.test(reply) && things[topic].test(reply.replace(marks, ''))
