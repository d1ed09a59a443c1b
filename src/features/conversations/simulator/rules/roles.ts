/** People who can be played on a simulated phone. */
export const playedRoles = ['cooperative', 'slow', 'confused', 'spanish', 'silent'] as const
export type PlayedRole = (typeof playedRoles)[number]

/** Name of each role, and a sentence about its behavior. */
export const roleWords: Readonly<Record<PlayedRole, { name: string; help: string }>> = {
  cooperative: { name: 'Cooperative', help: 'A scripted person who answers soon and to the point.' },
  slow: { name: 'Slow', help: 'A scripted person who answers hours later.' },
  confused: { name: 'Confused', help: 'A scripted person who is often unclear or asks questions.' },
  spanish: { name: 'Spanish', help: 'A scripted person who answers soon, in Spanish.' },
  silent: { name: 'Silent', help: 'A scripted person who never answers.' },
}

/** Texts for a phone without a scripted person. */
export const nobodyPlayed = { name: 'You reply', help: 'No scripted person. Reply yourself below.' }
