/** Who can be played on a simulated phone. */
export const playedRoles = ['cooperative', 'slow', 'confused', 'spanish', 'silent'] as const
export type PlayedRole = (typeof playedRoles)[number]

/** What each is called, and what it does, in a sentence. */
export const roleWords: Readonly<Record<PlayedRole, { name: string; help: string }>> = {
  cooperative: { name: 'Cooperative', help: 'Plays a person who answers soon and to the point.' },
  slow: { name: 'Slow', help: 'Plays a person who answers after an hour or many.' },
  confused: { name: 'Confused', help: 'Plays a person who is often unclear or asks back.' },
  spanish: { name: 'Spanish', help: 'Plays a person who answers soon, in Spanish.' },
  silent: { name: 'Silent', help: 'Plays a person who never answers.' },
}

/** What is said where no one is played. */
export const nobodyPlayed = { name: 'You answer', help: 'Nobody is played: you answer below.' }
